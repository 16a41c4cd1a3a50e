/** An address within the application, from its root: `/surface-project/4711/details`. */
export type Address = `/${string}`;

/** The address for a path that the API returns, such as `surface-project/4711/details` of a search result. */
export const addressOf = (path: string): Address => (path.startsWith('/') ? (path as Address) : `/${path}`);
