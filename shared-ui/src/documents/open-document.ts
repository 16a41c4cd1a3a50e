import { webAddress } from 'shared-contracts/validators';

/**
 * Opens a link's page in a window of its own; texts without a scheme are taken for
 * http. Returns false, and logs, where the text is no web address (002 §5).
 */
export function openLink(url: string | null | undefined): boolean {
  const address = webAddress(url ?? '');
  if (!address) {
    console.warn(`The link cannot be opened: ${url ?? ''}`);
    return false;
  }
  window.open(address.href, '_blank', 'noopener,noreferrer');
  return true;
}

/** Downloads a document's file (000 §7). `api` is the address of the API, with a slash at its end. */
export function downloadDocument(api: string, id: string): void {
  const link = document.createElement('a');
  link.href = `${api}files/${id}?force=true`;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
