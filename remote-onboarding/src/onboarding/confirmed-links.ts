/**
 * Links whose code this page confirmed. Kept in memory alone: the browser keeps
 * the navigation state over a reload, which must lead back to the code (decision 37).
 */
export const confirmedLinks = new Set<string>();
