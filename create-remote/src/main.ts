#!/usr/bin/env node
/** `npm create @rightway/remote wells [FOLDER]`: the remote of a new area, in an empty folder. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createRemote, home } from './create-remote.ts';

/** The versions that this package was released with. */
function releasedVersions(): Readonly<Record<string, string>> {
  const file = join(home, 'versions.json');
  if (!existsSync(file)) throw new Error('This copy has no versions: it is installed from a registry.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

try {
  const { folder, files } = createRemote(process.argv.slice(2), releasedVersions());
  for (const file of files) console.log(`  ${file}`);
  const place = relative(process.cwd(), folder);
  console.log(`${files.length} files. Next:${place ? ` cd ${place},` : ''} npm install, npm run dev.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
