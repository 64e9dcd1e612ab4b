import Kinetics
