/**
 * Opens an address of the application anew. A merge moves records of every kind: what the page has read of them is
 * not looked through, but let go.
 */
export const openFreshPage = (path: string): void =>
  window.location.assign(new URL(path, document.baseURI).href);
