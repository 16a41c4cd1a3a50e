/** Whether an address shows a list as a map, by its query. */
export const isMapAt = (search: string): boolean => /[?&]show=map(?:&|$)/.test(search);
