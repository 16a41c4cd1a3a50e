import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a generated file, unless it says the same already: watchers and build caches stay quiet. */
export function writeGenerated(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const isSame =
    statSync(file, { throwIfNoEntry: false })?.isFile() && readFileSync(file, 'utf8') === content;
  if (!isSame) writeFileSync(file, content);
}

/** A value as TypeScript. */
export const literal = (value: unknown): string => JSON.stringify(value, null, 2);
