import { areaStart } from 'shared-contracts/start';

/** What the shell must know of this area before its code runs; none of its forms is built yet. */
export const start = areaStart('projects', { forms: [] });
