import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../../scripts/run-program.ts';
import { filesOf, root } from '../../scripts/suite.ts';
import { short } from './report.ts';

const migrations = 'api/src/platform/db/migrations';

/** Number of lines of the test report that are printed. */
const shown = 60;

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit before the last one that added a migration: the version that is running while that migration is new. */
function versionBefore(): string {
  const last = git('log', '-1', '--format=%H', '--diff-filter=A', '--', migrations);
  return git('rev-parse', `${last}^`);
}

/** Copies the current migrations into a checkout. Returns those that it did not have. */
function bringMigrations(checkout: string): readonly string[] {
  const had = new Set(readdirSync(join(checkout, migrations)));
  const now = readdirSync(join(root, migrations));
  const buildsBeside = existsSync(join(checkout, 'api/src/platform/db/migrate-outside.ts'));
  for (const name of now) {
    const sql = readFileSync(join(root, migrations, name), 'utf8');
    // Older versions run each migration in a transaction, where no index can be built concurrently; the resulting index
    // is the same.
    const asItRuns = buildsBeside ? sql : sql.replaceAll(/\bconcurrently\b/gi, '');
    writeFileSync(join(checkout, migrations, name), asItRuns);
  }
  return now.filter((name) => !had.has(name));
}

/**
 * Runs the API tests of an earlier commit against the current schema, as instances of the previous version run after
 * the first new one has migrated. `commit` is by default the one before the newest migration; `only` selects tests by a
 * part of their paths.
 */
export async function upgrade(commit = versionBefore(), only = /(?:)/): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-upgrade-'));
  const checkout = join(folder, 'before');
  git('worktree', 'add', '--quiet', '--detach', checkout, commit);
  try {
    const added = bringMigrations(checkout);
    console.log(`\nThe API tests of ${git('log', '-1', '--format=%h %s', commit)}`);
    console.log(
      `  on the schema of now, with ${added.length} more migrations: ${added.join(', ') || 'none'}`,
    );
    for (const file of filesOf(join(checkout, 'api/src')))
      if (file.endsWith('.test.ts') && !only.test(file)) rmSync(file);
    const began = performance.now();
    const { code, output } = await runProgram(
      process.execPath,
      ['scripts/bootstrap.mjs', 'test', 'API on PostgreSQL'],
      {},
      checkout,
    );
    console.log(output.trimEnd().split('\n').slice(-shown).join('\n'));
    console.log(
      `  ${code === 0 ? 'all of them pass' : 'SHORT'} after ${((performance.now() - began) / 1000).toFixed(0)} s`,
    );
    if (code !== 0) short(`upgrade: the tests of ${commit.slice(0, 8)} fail on the schema of now`);
    return code === 0;
  } finally {
    git('worktree', 'remove', '--force', checkout);
    rmSync(folder, { recursive: true, force: true });
  }
}
