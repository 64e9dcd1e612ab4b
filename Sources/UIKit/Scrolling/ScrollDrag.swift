struct ScrollDrag {}
