/**
 * Links whose code this page confirmed. Kept only in memory: the browser keeps the navigation state over a reload,
 * after which the code must be asked for again (decision 37).
 */
export const confirmedLinks = new Set<string>();
