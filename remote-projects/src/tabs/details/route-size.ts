import { positionsOf, type Route, routeLength } from 'shared-contracts/projects';

/** How many positions a route has, and how many metres its lines are long. */
export const routeSize = (route: Route): { readonly points: number; readonly metres: number } => ({
  points: [...positionsOf(route)].length,
  metres: routeLength(route),
});

/** A length in metres or kilometres. */
export const lengthText = (metres: number): string =>
  metres < 1000
    ? `${Math.round(metres)} m`
    : `${(metres / 1000).toLocaleString('en-CA', { maximumFractionDigits: 1 })} km`;
