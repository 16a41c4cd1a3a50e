import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { UserProjectConfigExport } from 'vitest/config';
import { uiPackage } from './ui-package.ts';

/**
 * The setup files of tests: modules of the shared blocks. Each is listed separately: a worker runs setup files again
 * for each file, but what they import only once.
 */
function beginnings(folder: string): readonly string[] {
  const ui = uiPackage(folder);
  const { resolve } = createRequire(join(ui.folder, 'package.json'));
  const names = ['patience', 'no-owner-stacks', 'short-console', 'fresh-page', 'sound-markup'];
  // Blocks by themselves are tried at made-up addresses, and a team's area has addresses that only it knows; what our shell
  // and areas offer leads somewhere.
  const all = ui.folder === folder || ui.name !== 'shared-ui' ? names : [...names, 'sound-links'];
  return all.map((name) => resolve(`${ui.name}/testing/${name}`));
}

/** Where the unit tests of a package lie. */
const ofPackage = ['src/**/*.test.{ts,tsx}'];

/**
 * How the unit tests of a package for the browser run; each has this in its `vitest.config.ts`, with its folder. `include`
 * names the tests of several packages from the root of the run.
 */
export const browserTests = (
  name: string,
  folder: string,
  include: readonly string[] = ofPackage,
): UserProjectConfigExport => ({
  define: { RIGHTWAY_VERSION: JSON.stringify('test') },
  test: {
    name,
    environment: 'happy-dom',
    // One page for all files of a worker: loading the blocks for each file takes three times as long. Each test finds
    // the page empty (`fresh-page.ts` of the blocks), and a module that keeps something is left as it was found.
    isolate: false,
    include: [...include],
    setupFiles: [...beginnings(folder)],
    hookTimeout: 600_000,
    testTimeout: 600_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    server: { deps: { inline: [/shared-/, /@rightway\//] } },
  },
});
