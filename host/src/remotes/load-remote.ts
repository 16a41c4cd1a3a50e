import {
  type Area,
  type AreaName,
  contractVersion,
  isContractCompatible,
  isContractLater,
  limits,
  remoteGlobal,
} from 'shared-contracts';
import type { Release } from 'shared-contracts/rest';
import { noteFiles, readReleased } from './integrity.ts';
import { LoadFailure } from './load-failure.ts';
import { loadExposedArea } from './remote-container.ts';
import { readManifest, whyNot } from './remote-manifest.ts';
import { loadSharedBlocks } from './shared-blocks.ts';

/** How an area's code is fetched; tests provide their own. */
export interface Fetching {
  readonly exposedArea: typeof loadExposedArea;
  readonly sharedBlocks: (release: Release) => Promise<unknown>;
  /** What of this shell a release misses. */
  readonly missing: (release: Release) => Promise<readonly string[]>;
}

const fromNetwork: Fetching = {
  exposedArea: loadExposedArea,
  sharedBlocks: loadSharedBlocks,
  missing: async (release) => (await import('./offered-names.ts')).missesHere(release),
};

/** Waits between the automatic attempts, in milliseconds. */
const retryDelays = [300, 1000];

function checkContract(version: string): void {
  if (!isContractCompatible(contractVersion, version)) {
    const reason = isContractLater(contractVersion, version) ? 'needsNewerShell' : 'incompatible';
    throw new LoadFailure(reason, `contract ${version}, this application has ${contractVersion}`);
  }
}

async function checkNames(release: Release, { missing }: Fetching): Promise<void> {
  const missed = await missing(release);
  if (missed.length > 0) throw new LoadFailure('needsNewerShell', missed.join('\n'));
}

/** Whether what a remote exposes is an Area of that name. */
function isArea(exposed: unknown, name: AreaName): exposed is { default: Area } {
  if (typeof exposed !== 'object' || exposed === null || !('default' in exposed)) return false;
  const area = exposed.default;
  return (
    typeof area === 'object' && area !== null && 'name' in area && area.name === name && 'routes' in area
  );
}

const late = () => new LoadFailure('timeLimit', `${limits.remoteLoad / limits.second} s`);

/**
 * Rejects with a LoadFailure if the work does not settle before the signal aborts or the time of a remote is over: a
 * promise of a remote's code may never settle. Removes its listeners when the work ends first.
 */
export function inTime<T>(work: Promise<T>, signal = AbortSignal.timeout(limits.remoteLoad)): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(late());
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

async function runContainer(
  area: AreaName,
  entry: string,
  signal: AbortSignal,
  { exposedArea }: Fetching,
): Promise<Area> {
  let exposed: unknown;
  try {
    exposed = await exposedArea(remoteGlobal(area), entry);
  } catch (error) {
    throw await whyNot(entry, signal, error);
  }
  if (!isArea(exposed, area)) throw new LoadFailure('corrupt', 'The remote exposes no area of this name.');
  checkContract(exposed.default.contractVersion);
  return exposed.default;
}

async function attempt(
  release: Release,
  signal: AbortSignal,
  isFirst: boolean,
  fetching: Fetching,
): Promise<Area> {
  checkContract(release.contractVersion);
  const manifest = await readManifest(release, signal);
  checkContract(manifest.contractVersion);
  noteFiles(manifest);
  // Browsers remember a failed script by its address, so a new attempt needs a new address.
  const entry = isFirst ? manifest.entry : `${manifest.entry}?attempt=${Date.now()}`;
  // All scripts are read in parallel before any runs; otherwise the first one would request the others one after
  // another.
  const read = Promise.all([entry, ...manifest.scripts].map((address) => readReleased(address, signal)));
  // A release that does not fit this shell is refused for that reason, whether or not its files arrive.
  read.catch(() => {});
  // Loaded in parallel with the area's code. If it fails, the area's screen retries and reports it.
  fetching.sharedBlocks(release).catch(() => {});
  // The last check before its code runs: a missing name would break the area while people work in it.
  await checkNames(release, fetching);
  await read;
  return runContainer(release.area, entry, signal, fetching);
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Loads a remote: checks its contract before any of its code runs, retries twice after network failures, and ends
 * within the time limit. Throws a LoadFailure. `isFirst` is false if the person asked to try again.
 */
export async function loadArea(
  release: Release,
  isFirst: boolean,
  fetching: Fetching = fromNetwork,
): Promise<Area> {
  const signal = AbortSignal.timeout(limits.remoteLoad);
  for (let tries = 0; ; tries += 1) {
    try {
      return await inTime(attempt(release, signal, isFirst && tries === 0, fetching), signal);
    } catch (error) {
      if (signal.aborted) throw late();
      const failure = error instanceof LoadFailure ? error : new LoadFailure('corrupt', String(error));
      const delay = retryDelays[tries];
      if (!failure.isTransient || delay === undefined) throw failure;
      await pause(delay);
    }
  }
}
