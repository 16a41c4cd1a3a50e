import { configDefaults, defineProject } from 'vitest/config';

/**
 * What databases differ in: how they open, migrate, refuse, write, sort and survive a stop. Where PostgreSQL runs all
 * of it anyway, PGlite runs this part (`npm test`), and the stories run the whole product on it.
 */
const ground = [
  'src/{conflicts,start-server,stop-while-saving}.test.ts',
  'src/{platform/db,records,grids}/**/*.test.ts',
];

/** Walks over everything for everybody ask both databases the same, and take minutes; some need no database. */
const runOnOneDatabase = [
  'src/grids/grid-{groups,pages,walk}.test.ts',
  'src/records/reading/rights-walk.test.ts',
  'src/platform/db/{database-away,database-hangs,promptly,last-known}.test.ts',
];
/**
 * Several copies of the API share a server, never an embedded database, which no standby follows either; and while a
 * transaction waits, only a server has another connection on which a right is withdrawn.
 */
const ofServers = [
  'src/{start-together,read-from-replicas}.test.ts',
  'src/modules/bring-records/rights-went.test.ts',
];
/** These ask no database of the tests: they have the embedded one, a stand-in for a server, or none. */
const ofNeither =
  'src/platform/db/{folder-lock,full-disk,opened-in-time,replicas/log-position,server-addresses,server-switch,server-watch,traced-statement}.test.ts';
const isOnServer = process.env['TEST_DATABASE_URL'] !== undefined;
const isGround = process.env['API_TESTS'] === 'ground';

// Each file has a database of its own, which takes a moment on a busy machine.
export default defineProject({
  test: {
    name: 'api',
    include: isGround ? ground : ['src/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...(isGround ? runOnOneDatabase : []),
      ...(isOnServer ? [ofNeither] : ofServers),
    ],
    globalSetup: ['../scripts/test-templates.ts'],
    // Files share nothing in the API, and loading it for each file takes a third of the time.
    isolate: false,
    hookTimeout: 600_000,
    testTimeout: 600_000,
  },
});
