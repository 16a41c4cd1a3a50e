/** What the shell says of this area before its code runs. */
export const en = { delete: 'Delete', health: 'System health' };
