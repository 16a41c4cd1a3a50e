import { readFileSync } from 'node:fs';
import { type DemoFile, fileOf } from './demo-files.ts';

/** A title of Alberta on two pages that are pictures, without text: 300 dots per inch, straight, black and white. */
export const scannedTitle = (): DemoFile =>
  fileOf(
    'Scanned title.pdf',
    'application/pdf',
    readFileSync(new URL('./scanned-title.pdf', import.meta.url)),
  );
