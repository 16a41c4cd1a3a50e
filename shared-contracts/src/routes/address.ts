/** An address within the application, from its start: `/surface-project/4711/details`. */
export type Address = `/${string}`;

/** The address of what the API names by its path, such as `surface-project/4711/details` of a record that was found. */
export const addressOf = (path: string): Address => (path.startsWith('/') ? (path as Address) : `/${path}`);
