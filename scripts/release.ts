/**
 * A team's own way out: `pnpm release remote-map`, `pnpm release:promote remote-map 1.4.2`,
 * `pnpm release:offer`, `pnpm release:withdraw`, `pnpm release:rollback`, `pnpm release:list`; and `pnpm release:check`
 * before a new API goes out. RIGHTWAY_URL names the deployment, RIGHTWAY_TOKEN is its deploy token.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
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
import { startProblems } from '../shared-contracts/src/start/index.ts';
import { packRelease } from './pack-release.ts';
import { root } from './suite.ts';

function remoteOf(name: string | undefined): AreaName {
  const area = areaNames.find((one) => `remote-${one}` === name);
  if (!area)
    throw new ReleaseRefused(`Name a remote: ${areaNames.map((one) => `remote-${one}`).join(', ')}.`);
  return area;
}

async function check(there: Deployment): Promise<void> {
  const running = await there.get('releases/operations', runningOperationsSchema);
  const schema = buildSchema(readSchema());
  const lists: ReadonlySet<string> = new Set(gridSources.map(({ name }) => name));
  const problems = running.flatMap((release) => {
    const { area, version, start } = release;
    const others = running.filter((other) => other.area !== area);
    const declared = startProblems(start, others, lists).map(
      (problem) => `remote-${area} ${version}: ${problem}`,
    );
    return [...releaseProblems(schema, contractVersion, release), ...declared];
  });
  if (problems.length > 0) throw new ReleaseRefused(problems.join('\n'));
  console.log(`What runs at ${there.address} goes on with this API: ${running.length} releases.`);
}

const commands: typeof releaseCommands = { ...releaseCommands, check: ({ there }) => check(there) };

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { version: { type: 'string' } },
  });
  const [name = '', remote, version] = positionals;
  const command = commands[name];
  if (!command) throw new ReleaseRefused(`Say what to do: ${Object.keys(commands).join(', ')}.`);
  const place: ReleasePlace = {
    there: deployment(process.env),
    command: (action, wanted) => `pnpm release:${action} remote-${wanted.area} ${wanted.version}`,
    statedVersion: (area) => packageVersion(join(root, `remote-${area}`)),
    build: (area, built) => packRelease(`remote-${area}`, built),
  };
  await command(place, () => ({ area: remoteOf(remote), version: values.version ?? version }));
} catch (error) {
  reportFailure(error);
}
