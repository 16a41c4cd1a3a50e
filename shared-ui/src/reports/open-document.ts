import { sizes } from 'shared-contracts/limits';
import type { DocumentProgress } from 'shared-contracts/reports';
import type { RestClient } from 'shared-contracts/rest-client';

const popup = `popup,width=${sizes.popup.width},height=${sizes.popup.height}`;

/** Opens a PDF in a window of its own; a file that a browser cannot show, or may not open, is downloaded. */
export function openDocument(
  { address }: RestClient,
  { id, outputFormat, fileName }: Pick<DocumentProgress, 'id' | 'outputFormat' | 'fileName'>,
): void {
  const place = `${address}documents/${id}`;
  const isArchive = fileName?.endsWith('.zip') ?? false;
  if (outputFormat === 'PDF' && !isArchive && window.open(place, '_blank', popup)) return;
  const link = document.createElement('a');
  link.href = `${place}?download=true`;
  link.download = fileName ?? '';
  link.click();
}
