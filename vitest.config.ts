import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './scripts/long-first.ts';
import { browserTests } from './shared-contracts/build/browser-tests.ts';

// Where all are run, remotes are one project: a worker serves a single one, and reads what all remotes are made of anew
// for each.
const remotes =
  process.env['REMOTE_TESTS'] === 'together'
    ? browserTests('remotes', join(import.meta.dirname, 'remote-projects'), [
        'remote-*/src/**/*.test.{ts,tsx}',
      ])
    : 'remote-*';

// One run over all packages; each says for itself where its tests run.
export default defineConfig({
  test: {
    projects: ['shared-contracts', 'shared-ui', 'host', remotes, 'api', 'create-remote', 'scripts'],
    sequence: { sequencer: LongFirst },
  },
});
