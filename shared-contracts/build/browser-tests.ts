import { join } from 'node:path';
import type { UserProjectConfigExport } from 'vitest/config';

/** What each file of tests begins with. */
const beginnings = ['patience', 'short-console', 'fresh-page', 'sound-markup'].map((name) =>
  join(import.meta.dirname, `../../shared-ui/src/testing/${name}.ts`),
);

/** How the unit tests of a package for the browser run; each has this in its `vitest.config.ts`. */
export const browserTests = (name: string): UserProjectConfigExport => ({
  define: { RIGHTWAY_VERSION: JSON.stringify('test') },
  test: {
    name,
    environment: 'happy-dom',
    // One page for all files of a worker: reading the blocks anew for each takes three times as long. Each test finds the
    // page empty (`fresh-page.ts`), and a module that keeps something is left as it was found.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: beginnings,
    testTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    server: { deps: { inline: [/shared-/] } },
  },
});
