/** Hands a file to the browser, which saves it where it saves downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by the next task; the address is no longer needed.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
