import { configDefaults, defineProject } from 'vitest/config';

/** What differs between databases: where PostgreSQL runs all of it anyway, PGlite runs this part (`npm test`). */
const ground = ['src/*.test.ts', 'src/{platform,records,grids}/**/*.test.ts'];

/** Walks over everything for everybody ask both databases the same, and take minutes. */
const walks = [
  'src/grids/grid-{pages,walk}.test.ts',
  'src/records/reading/rights-walk.test.ts',
  'src/platform/server/rest-call.test.ts',
];
const isGround = process.env['API_TESTS'] === 'ground';

// Each file has a database of its own, which takes a moment on a busy machine.
export default defineProject({
  test: {
    name: 'api',
    include: isGround ? ground : ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isGround ? walks : [])],
    globalSetup: ['src/testing/test-templates.ts'],
    // The API keeps nothing between servers, and reading it anew for each file takes a third of the time.
    isolate: false,
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
