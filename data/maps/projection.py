"""Degrees to kilometres: an equidistant conic projection.

Distances along every meridian and along the two standard parallels are true,
and between and a little beyond those parallels no other distance is wrong by
more than about a part in a thousand: on a map of this country a hex is the
12 km it says it is.  North is up on the central meridian and leans by less
than four degrees at the map's sides.
"""

import math

EARTH_RADIUS_KM = 6371.0


class EquidistantConic:
    """x runs east, y runs SOUTH (as rows do), both in km from the map's centre."""

    def __init__(self, centre, central_meridian, parallels):
        first, second = (math.radians(p) for p in parallels)
        self.cone = (math.cos(first) - math.cos(second)) / (second - first)
        self.apex = math.cos(first) / self.cone + first
        self.central_meridian = central_meridian
        self.x0 = self.y0 = 0.0
        self.x0, self.y0 = self.to_km(*centre)

    def to_km(self, longitude, latitude):
        radius = EARTH_RADIUS_KM * (self.apex - math.radians(latitude))
        angle = self.cone * math.radians(longitude - self.central_meridian)
        x = radius * math.sin(angle)
        y = radius * math.cos(angle) - EARTH_RADIUS_KM * self.apex
        return x - self.x0, y - self.y0

    def line_to_km(self, degrees):
        """A list of [longitude, latitude] as a list of (x, y)."""
        return [self.to_km(point[0], point[1]) for point in degrees]
