import type { Address } from 'shared-contracts/routes';

/**
 * Opens an address of the application in a fresh page. A merge moves records of every kind, so everything that the page
 * has read is discarded.
 */
export const openFreshPage = (address: Address): void =>
  // Below the base path, from the page's own base.
  window.location.assign(new URL(`.${address}`, document.baseURI).href);
