import { portableName } from 'shared-contracts/documents';

/** Hands a file to the browser, which saves it among its downloads under a name that every system can keep. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = portableName(name);
  link.click();
  // The download has begun by the next task; the address is no longer needed.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
