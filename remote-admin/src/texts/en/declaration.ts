/** Texts of this area that the shell shows before the area's code is loaded. */
export const en = { delete: 'Delete', health: 'System health' };
