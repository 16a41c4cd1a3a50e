import { zoneHere } from 'shared-contracts/grids';

/** Sends the API the person's zone, so that its days are theirs. */
export const askedFrom = (): string => String(new URLSearchParams({ zone: zoneHere() }));
