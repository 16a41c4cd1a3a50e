import type { Address } from 'shared-contracts/routes';

/**
 * Opens an address of the application anew. A merge moves records of every kind: what the page has read of them is
 * not looked through, but let go.
 */
export const openFreshPage = (address: Address): void =>
  // Below the base path, from the page's own base.
  window.location.assign(new URL(`.${address}`, document.baseURI).href);
