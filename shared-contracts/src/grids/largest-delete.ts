/** Most records that one request may delete, all or none. */
export const largestDelete = 200;
