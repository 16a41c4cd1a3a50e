import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rows of a table of hand-worked cases next to a test, without the header; each row as a list of its cells. */
export const caseRows = (folder: string, file: string): readonly (readonly string[])[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
