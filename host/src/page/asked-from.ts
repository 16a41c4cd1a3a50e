import { zoneHere } from 'shared-contracts/grids';

/** Tells the API where the person is, so that its days are theirs. */
export const askedFrom = (): string => String(new URLSearchParams({ zone: zoneHere() }));
