import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The file in which a remote may define how it starts alone. */
export const ownEntry = 'src/alone.ts';

/** Where that is made for a remote that does not. */
export const generatedEntry = 'src/generated/alone.ts';

/** The file that starts a remote alone, relative to its folder. */
export const aloneEntry = (folder: string): string =>
  `./${existsSync(join(folder, ownEntry)) ? ownEntry : generatedEntry}`;
