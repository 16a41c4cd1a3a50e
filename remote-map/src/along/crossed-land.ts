import type { CrossedLand, LandAlong, LandPlace } from 'shared-contracts/map';

type Stretches = LandPlace['stretches'];

/** Metres of a route over land. */
export const crossedMetres = (stretches: Stretches): number =>
  stretches.reduce((sum, { entry, exit }) => sum + exit - entry, 0);

/**
 * All land that a route crosses, recorded or only of the theoretical grid, in the order in which the route meets it;
 * for a site, which has no stretches, the land that it touches.
 */
export function inOrderAlong({ parcels, grid, length }: LandAlong): readonly CrossedLand[] {
  const isSite = length === 0;
  const recorded = parcels.map(({ id, land, metres, stretches }) => ({ id, land, metres, stretches }));
  return [
    ...recorded.filter(({ metres, stretches }) => (isSite ? metres === 0 : stretches.length > 0)),
    ...grid.map(({ land, stretches }) => ({ id: null, land, stretches })),
  ]
    .toSorted((one, other) => (one.stretches[0]?.entry ?? 0) - (other.stretches[0]?.entry ?? 0))
    .map(({ id, land, stretches }) => ({
      id,
      land,
      metres: stretches.length > 0 ? crossedMetres(stretches) : null,
    }));
}
