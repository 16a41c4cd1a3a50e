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
import { type AreaName, areaNames, contractVersion } from '../shared-contracts/src/area/index.ts';
import { releaseProblems } from '../shared-contracts/src/graphql/release-fit.ts';
import { readSchema } from '../shared-contracts/src/graphql/schema.ts';
import { gridSources } from '../shared-contracts/src/grids/index.ts';
import {
  type AreaAction,
  areaRolloutSchema,
  publishedSchema,
  releaseProblemsSchema,
  releaseVersionSchema,
  runningOperationsSchema,
} from '../shared-contracts/src/rollout/index.ts';
import { startProblems } from '../shared-contracts/src/start/index.ts';
import { checkoutShell, faceProblemsOf } from './checkout-shell.ts';
import { type PackedRelease, packRelease } from './pack-release.ts';
import { type Deployment, deployment, ReleaseRefused } from './release-client.ts';
import { root } from './suite.ts';

const megabyte = 1_048_576;

interface Wanted {
  readonly area: AreaName;
  /** As it was typed; the version of the package where none was. */
  readonly version: string | undefined;
}

function remoteOf(name: string | undefined): AreaName {
  const area = areaNames.find((one) => `remote-${one}` === name);
  if (!area)
    throw new ReleaseRefused(`Name a remote: ${areaNames.map((one) => `remote-${one}`).join(', ')}.`);
  return area;
}

function checkedVersion(version: string | undefined): string {
  const checked = v.safeParse(releaseVersionSchema, version);
  if (!checked.success) throw new ReleaseRefused(`${version ?? 'No version'}: ${checked.issues[0].message}`);
  return checked.output;
}

async function publish(there: Deployment, { area, version: typed }: Wanted): Promise<void> {
  const remote = `remote-${area}`;
  const version = checkedVersion(typed ?? packageVersion(join(root, remote)));
  const ask = async (
    release: Pick<PackedRelease, 'contractVersion' | 'operations'> & Partial<PackedRelease>,
  ): Promise<void> => {
    const { problems } = await there.post(
      'releases/check',
      { area, version, ...release },
      releaseProblemsSchema,
    );
    if (problems.length > 0) throw new ReleaseRefused(problems.join('\n'));
  };
  // What no build could mend is said before the time that one takes.
  await ask({ contractVersion, operations: {} });
  console.log(`Builds ${remote} ${version}`);
  const { bytes, ...built } = await packRelease(remote, version);
  console.log(`Asks ${there.address} whether it fits`);
  await ask(built);
  console.log(`Uploads ${(bytes.byteLength / megabyte).toFixed(1)} MB`);
  const file = new Blob([bytes], { type: 'application/zip' });
  const { manifest } = await there.upload(`releases/${area}/${version}`, file, publishedSchema);
  console.log(`${remote} ${version} is registered: ${manifest}`);
  console.log(`Nobody gets it yet. pnpm release:promote ${remote} ${version} gives it to everybody,`);
  console.log(
    `pnpm release:offer ${remote} ${version} to those whom the rule at ${there.address}/rollout reaches.`,
  );
}

const acted: Record<AreaAction, string> = {
  offer: 'is the candidate; the rule at /rollout says who gets it',
  withdraw: 'has no candidate any more',
  promote: 'is what everybody gets',
  rollBack: 'is back at the release before',
};

async function act(there: Deployment, action: AreaAction, { area, version }: Wanted): Promise<void> {
  const needsVersion = action === 'offer' || action === 'promote';
  const body = { area, action, version: needsVersion ? checkedVersion(version) : null };
  await there.post('releases/change', body, v.null());
  console.log(`remote-${area}${needsVersion ? ` ${version}` : ''} ${acted[action]}.`);
}

async function list(there: Deployment): Promise<void> {
  const { area, stable, candidate, haltedAt, releases } = await there.get('releases/list', areaRolloutSchema);
  console.log(`remote-${area} at ${there.address}`);
  for (const { version, registeredAt, loads, failures } of releases) {
    const state =
      version === stable ? 'stable' : version === candidate ? (haltedAt ? 'halted' : 'candidate') : '';
    const counts = `${loads} loads, ${failures} failed`;
    console.log(`  ${version.padEnd(20)} ${state.padEnd(10)} ${registeredAt.slice(0, 16)}  ${counts}`);
  }
}

async function check(there: Deployment, _: () => Wanted, anyway: string | undefined): Promise<void> {
  const running = await there.get('releases/operations', runningOperationsSchema);
  const schema = buildSchema(readSchema());
  const lists: ReadonlySet<string> = new Set(gridSources.map(({ name }) => name));
  const shell = await checkoutShell(running);
  const breaks = running.flatMap((release) => {
    const { area, version, start } = release;
    const others = running.filter((other) => other.area !== area);
    const declared = startProblems(start, others, lists).map(
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
  const told = breaks.map(({ area, version, people, problems }) =>
    [`remote-${area} ${version}, which ${people} people have, breaks:`, ...problems].join('\n  '),
  );
  if (anyway === undefined) throw new ReleaseRefused(told.join('\n'));
  console.log(told.join('\n'));
  const noted = breaks.map(({ people: _people, ...broken }) => broken);
  await there.post('releases/override', { reason: anyway, breaks: noted }, v.null());
  console.log(`It may go out all the same. ${there.address}/rollout shows who let it, and why: ${anyway}`);
}

type Command = (there: Deployment, wanted: () => Wanted, anyway: string | undefined) => Promise<void>;

const commands: Record<string, Command> = {
  publish: (there, wanted) => publish(there, wanted()),
  promote: (there, wanted) => act(there, 'promote', wanted()),
  offer: (there, wanted) => act(there, 'offer', wanted()),
  withdraw: (there, wanted) => act(there, 'withdraw', wanted()),
  rollback: (there, wanted) => act(there, 'rollBack', wanted()),
  list,
  check,
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { version: { type: 'string' }, anyway: { type: 'string' } },
  });
  const [name = '', remote, version] = positionals;
  const command = commands[name];
  if (!command) throw new ReleaseRefused(`Say what to do: ${Object.keys(commands).join(', ')}.`);
  const wanted = () => ({ area: remoteOf(remote), version: values.version ?? version });
  await command(deployment(process.env), wanted, values.anyway);
} catch (error) {
  console.error(
    error instanceof ReleaseRefused || !(error instanceof Error)
      ? String(error).replace('Error: ', '')
      : error.message,
  );
  process.exitCode = 1;
}
