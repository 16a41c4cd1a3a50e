import * as v from 'valibot';
import { type AreaName, contractVersion } from '../src/area/index.ts';
import {
  type AreaAction,
  areaRolloutSchema,
  publishedSchema,
  releaseProblemsSchema,
  releaseVersionSchema,
} from '../src/rollout/index.ts';
import type { PackedRelease } from './pack-folder.ts';
import { type Deployment, ReleaseRefused } from './release-client.ts';

const megabyte = 1_048_576;

/** The remote that a command is about. */
export interface Wanted {
  readonly area: AreaName;
  /** As it was typed; undefined where none was. */
  readonly version: string | undefined;
}

/** The environment that a command runs in. */
export interface ReleasePlace {
  readonly there: Deployment;
  /** How a command is written here: `pnpm release:promote remote-map 1.4.2`, or `npx rightway promote 1.4.2`. */
  readonly command: (action: string, wanted: Wanted) => string;
  /** The version that the package of an area's remote states. */
  readonly statedVersion: (area: AreaName) => string;
  /** Builds a release. Rejects with the output of the build. */
  readonly build: (area: AreaName, version: string) => Promise<PackedRelease>;
}

function checkedVersion(version: string | undefined): string {
  const checked = v.safeParse(releaseVersionSchema, version);
  if (!checked.success) throw new ReleaseRefused(`${version ?? 'No version'}: ${checked.issues[0].message}`);
  return checked.output;
}

/** Builds a release, asks the deployment whether it fits, and uploads it. Throws a ReleaseRefused with all that does not fit. */
export async function publish(
  { there, command, statedVersion, build }: ReleasePlace,
  { area, version: typed }: Wanted,
): Promise<void> {
  const remote = `remote-${area}`;
  const version = checkedVersion(typed ?? statedVersion(area));
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
  // Check for reasons to refuse that no build could fix before spending the time of a build.
  await ask({ contractVersion, operations: {} });
  console.log(`Builds ${remote} ${version}`);
  const { bytes, ...built } = await build(area, version);
  console.log(`Asks ${there.address} whether it fits`);
  await ask(built);
  console.log(`Uploads ${(bytes.byteLength / megabyte).toFixed(1)} MB`);
  const file = new Blob([bytes], { type: 'application/zip' });
  const { manifest } = await there.upload(`releases/${area}/${version}`, file, publishedSchema);
  console.log(`${remote} ${version} is registered: ${manifest}`);
  console.log(`Nobody gets it yet. ${command('promote', { area, version })} gives it to everybody,`);
  console.log(
    `${command('offer', { area, version })} to those whom the rule at ${there.address}/rollout reaches.`,
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

/** The commands for a team's releases, by name. */
export const releaseCommands: Readonly<
  Record<string, (place: ReleasePlace, wanted: () => Wanted) => Promise<void>>
> = {
  publish: (place, wanted) => publish(place, wanted()),
  promote: ({ there }, wanted) => act(there, 'promote', wanted()),
  offer: ({ there }, wanted) => act(there, 'offer', wanted()),
  withdraw: ({ there }, wanted) => act(there, 'withdraw', wanted()),
  rollback: ({ there }, wanted) => act(there, 'rollBack', wanted()),
  list: ({ there }) => list(there),
};

/** Prints why a command ended, for the person who gave it, and makes the process fail. */
export function reportFailure(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
