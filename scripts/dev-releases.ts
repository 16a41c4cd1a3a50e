/**
 * Loaded by the API of `npm run dev` before its own code: writes the file that names the
 * remotes under development, with what each declares of its area now. The API starts again
 * when one of them changes, as with its own sources.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readDeclaration } from '../shared-contracts/build/read-declaration.ts';
import { areaNames, contractVersion } from '../shared-contracts/src/area/index.ts';
import { root } from './suite.ts';

const file = process.env['RELEASES_FILE'];
if (!file) throw new Error('RELEASES_FILE names no file.');

const releases = await Promise.all(
  areaNames.map(async (area) => ({
    area,
    version: 'dev',
    contractVersion,
    path: 'mf-manifest.json',
    // No hash: the files change with every save.
    integrity: null,
    start: await readDeclaration(join(root, `remote-${area}`)),
  })),
);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(releases));
