import { areaStart } from 'shared-contracts/start';

/** What the shell must know of this area before its code runs. */
export const start = areaStart('map', { forms: [] });
