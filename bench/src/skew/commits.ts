import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltApp } from '../../../scripts/build-suite.ts';
import { apps, filesOf, root } from '../../../scripts/suite.ts';
import { checkoutIn } from './checkout-in.ts';

/** A commit of this repository whose shell and remotes meet those of others. */
export interface Commit {
  /** As the table calls it: 'N−1, contract 4.1.0 (ed89f2ab)'. */
  readonly name: string;
  readonly hash: string;
}

const versionFile = 'shared-contracts/src/area/contract-version.ts';

const faces = 'shared-contracts/contract/faces';

/** Folders that go into a shell or a remote. */
const builtFrom = ['shared-contracts', 'shared-ui', ...apps];

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1_000_000_000 }).trim();

/**
 * A commit of each of the two contracts before this checkout's, the newest first: the last that recorded its face.
 * Between it and the next contract there may be blocks of the next one already.
 */
export function earlierCommits(): readonly Commit[] {
  const raised = git('log', '-2', '--format=%H', '-G', '^export const contractVersion = ', '--', versionFile);
  return raised
    .split('\n')
    .filter(Boolean)
    .map((change, place) => {
      const hash = git('log', '-1', '--format=%H', `${change}^`, '--', faces);
      const [, version] = /contractVersion = '([\d.]+)'/.exec(git('show', `${hash}:${versionFile}`)) ?? [];
      return { name: `N−${place + 1}, contract ${version} (${hash.slice(0, 8)})`, hash };
    });
}

/** Builds shell and remotes of a commit in a checkout of their own. Rejects with what a build printed. */
export async function buildCommit(folder: string, { hash }: Commit): Promise<readonly BuiltApp[]> {
  const { build } = await checkoutIn(folder, hash, (checkout) => {
    const archive = join(checkout, 'commit.tar');
    git('archive', '--output', archive, hash, ...builtFrom);
    // What later commits added would be read beside it: a schema, for one, is all files of its folder.
    for (const part of builtFrom) for (const file of filesOf(join(checkout, part))) rmSync(file);
    execFileSync('tar', ['-xf', archive, '-C', checkout]);
    rmSync(archive);
  });
  const built: BuiltApp[] = [];
  for (const app of apps) built.push(await build(app));
  return built;
}
