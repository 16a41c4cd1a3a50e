import { readFileSync } from 'node:fs';
import { type DemoFile, fileOf } from './demo-files.ts';

/** The first page of a title of Alberta as a picture without text: 200 dots per inch, straight, black and white. */
export const scannedTitle = (): DemoFile =>
  fileOf(
    'Scanned title.pdf',
    'application/pdf',
    readFileSync(new URL('./scanned-title.pdf', import.meta.url)),
  );
