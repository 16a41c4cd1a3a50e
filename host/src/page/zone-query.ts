import { zoneHere } from 'shared-contracts/grids';

/** The person's time zone as a query, so that the API counts days as they do. */
export const zoneQuery = (): string => String(new URLSearchParams({ zone: zoneHere() }));
