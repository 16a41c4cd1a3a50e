/** What the shell says of this area before its code runs. */
export const en = { archive: 'Archive', delete: 'Delete', deleteSubmitted: 'Delete, submitted ones too' };
