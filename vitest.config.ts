import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './scripts/long-first.ts';
import { browserTests } from './shared-contracts/build/browser-tests.ts';

// When all tests run, the remotes are one project: a worker only serves one project, and would otherwise load
// everything that remotes are built on again for each.
const remotes =
  process.env['REMOTE_TESTS'] === 'together'
    ? browserTests('remotes', join(import.meta.dirname, 'remote-projects'), [
        'remote-*/src/**/*.test.{ts,tsx}',
      ])
    : 'remote-*';

// One run over all packages; each package's own configuration says where its tests run.
export default defineConfig({
  test: {
    projects: ['shared-contracts', 'shared-ui', 'host', remotes, 'api', 'create-remote', 'scripts'],
    sequence: { sequencer: LongFirst },
  },
});
