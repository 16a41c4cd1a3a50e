/**
 * A team's own way out: `pnpm release remote-map`, `pnpm release:promote remote-map 1.4.2`,
 * `pnpm release:offer`, `pnpm release:withdraw`, `pnpm release:rollback`, `pnpm release:list`; and `pnpm release:check`
 * before a new API or host goes out; with `--anyway REASON` it goes out all the same, and the deployment notes who let it.
 * RIGHTWAY_URL names the deployment, RIGHTWAY_TOKEN is its deploy token.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
import * as v from 'valibot';
import { packageVersion } from '../shared-contracts/build/app.ts';
import { type Deployment, deployment, ReleaseRefused } from '../shared-contracts/build/release-client.ts';
import {
  type ReleasePlace,
  releaseCommands,
  reportFailure,
} from '../shared-contracts/build/release-commands.ts';
import { type AreaName, areaNames, contractVersion } from '../shared-contracts/src/area/index.ts';
import { releaseProblems } from '../shared-contracts/src/graphql/release-fit.ts';
import { readSchema } from '../shared-contracts/src/graphql/schema.ts';
import { gridSources } from '../shared-contracts/src/grids/index.ts';
import { runningOperationsSchema } from '../shared-contracts/src/rollout/index.ts';
import { declarationProblems } from '../shared-contracts/src/start/index.ts';
import { checkoutShell, faceProblemsOf } from './checkout-shell.ts';
import { packRelease } from './pack-release.ts';
import { root } from './suite.ts';

function remoteOf(name: string | undefined): AreaName {
  const area = areaNames.find((one) => `remote-${one}` === name);
  if (!area)
    throw new ReleaseRefused(`Name a remote: ${areaNames.map((one) => `remote-${one}`).join(', ')}.`);
  return area;
}

async function check(there: Deployment, anyway: string | undefined): Promise<void> {
  const running = await there.get('releases/operations', runningOperationsSchema);
  const schema = buildSchema(readSchema());
  const lists: ReadonlySet<string> = new Set(gridSources.map(({ name }) => name));
  const shell = await checkoutShell(running);
  const breaks = running.flatMap((release) => {
    const { area, version, start } = release;
    const others = running.filter((other) => other.area !== area);
    const declared = declarationProblems({ area, start }, others, lists).map(
      (problem) => `remote-${area} ${version}: ${problem}`,
    );
    const problems = [
      ...releaseProblems(schema, contractVersion, release),
      ...declared,
      ...faceProblemsOf(release, shell),
    ];
    return problems.length > 0 ? [{ area, version, people: release.people, problems }] : [];
  });
  if (breaks.length === 0) {
    console.log(`What runs at ${there.address} goes on with this API and host: ${running.length} releases.`);
    return;
  }
  const sentences = breaks.map(({ area, version, people, problems }) =>
    [`remote-${area} ${version}, which ${people} people have, breaks:`, ...problems].join('\n  '),
  );
  if (anyway === undefined) throw new ReleaseRefused(sentences.join('\n'));
  console.log(sentences.join('\n'));
  const noted = breaks.map(({ people: _people, ...broken }) => broken);
  await there.post('releases/override', { reason: anyway, breaks: noted }, v.null());
  console.log(`It may go out all the same. ${there.address}/rollout shows who let it, and why: ${anyway}`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { version: { type: 'string' }, anyway: { type: 'string' } },
  });
  const [name = '', remote, version] = positionals;
  const known = [...Object.keys(releaseCommands), 'check'];
  if (!known.includes(name)) throw new ReleaseRefused(`Say what to do: ${known.join(', ')}.`);
  const place: ReleasePlace = {
    there: deployment(process.env),
    command: (action, wanted) => `pnpm release:${action} remote-${wanted.area} ${wanted.version}`,
    statedVersion: (area) => packageVersion(join(root, `remote-${area}`)),
    build: (area, built) => packRelease(`remote-${area}`, built),
  };
  if (name === 'check') await check(place.there, values.anyway);
  else
    await releaseCommands[name]?.(place, () => ({
      area: remoteOf(remote),
      version: values.version ?? version,
    }));
} catch (error) {
  reportFailure(error);
}
