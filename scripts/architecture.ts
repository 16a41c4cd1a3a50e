/**
 * `npm run architecture`: redraws docs/architecture.md from the imports, and lists names that are on the page but not
 * in the tree.
 */
import { writeFileSync } from 'node:fs';
import { architecturePage, goneFrom, pageFile, unusedLines } from './architecture-page.ts';

try {
  const { now, made } = await architecturePage();
  writeFileSync(pageFile, made);
  console.log(now === made ? 'docs/architecture.md is as it was.' : 'docs/architecture.md is drawn anew.');
  for (const path of goneFrom(made)) console.log(`It names ${path}, which is not there.`);
  for (const room of unusedLines())
    console.log(`scripts/architecture-rooms.ts tells of ${room}, which is not there.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
