"""How fast Palermo is: `palermo bench`. Figures are for comparing, next to a calibration loop."""
