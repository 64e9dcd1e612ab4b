final class ScrollIndicators {}
