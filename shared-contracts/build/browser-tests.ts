import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { UserProjectConfigExport } from 'vitest/config';
import { uiPackage } from './ui-package.ts';

/** What each file of tests begins with: a module of the shared blocks. */
function beginning(folder: string): string {
  const ui = uiPackage(folder);
  return createRequire(join(ui.folder, 'package.json')).resolve(`${ui.name}/testing/setup`);
}

/** How the unit tests of a package for the browser run; each has this in its `vitest.config.ts`, with its folder. */
export const browserTests = (name: string, folder: string): UserProjectConfigExport => ({
  define: { RIGHTWAY_VERSION: JSON.stringify('test') },
  test: {
    name,
    environment: 'happy-dom',
    // One page for all files of a worker: reading the blocks anew for each takes three times as long. Each test finds the
    // page empty (`fresh-page.ts` of the blocks), and a module that keeps something is left as it was found.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [beginning(folder)],
    testTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    server: { deps: { inline: [/shared-/, /@rightway\//] } },
  },
});
