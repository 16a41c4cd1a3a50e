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

/** How an area's code is fetched; a test has its own way. */
export interface Fetching {
  readonly exposedArea: typeof loadExposedArea;
  readonly sharedBlocks: () => Promise<unknown>;
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

/** Rejects when the signal gives up; leaves nothing behind when the work ends first. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new DOMException('The time limit has passed.', 'TimeoutError'));
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
  // The browser remembers a failed script by its address: a new attempt is a new one.
  const entry = isFirst ? manifest.entry : `${manifest.entry}?attempt=${Date.now()}`;
  // All are read together and none runs yet: the first script would request the others one after another.
  const read = Promise.all([entry, ...manifest.scripts].map((address) => readReleased(address, signal)));
  // A release that does not fit is refused as such, whether or not its files come.
  read.catch(() => {});
  // Loaded in parallel with the area's own code; if it fails, the area's screen tries again and shows that.
  fetching.sharedBlocks().catch(() => {});
  // The last look before its code runs: what runs without a name that it takes breaks while people work.
  await checkNames(release, fetching);
  await read;
  return runContainer(release.area, entry, signal, fetching);
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Loads a remote: the contract is checked before any of its code runs, a failed
 * way to it is tried twice more, and all of it ends within the time limit.
 * Throws a LoadFailure. `isFirst` is false where a person asked to try again.
 */
export async function loadArea(
  release: Release,
  isFirst: boolean,
  fetching: Fetching = fromNetwork,
): Promise<Area> {
  const signal = AbortSignal.timeout(limits.remoteLoad);
  for (let tries = 0; ; tries += 1) {
    try {
      return await untilAborted(attempt(release, signal, isFirst && tries === 0, fetching), signal);
    } catch (error) {
      if (signal.aborted) throw new LoadFailure('timeLimit', `${limits.remoteLoad / limits.second} s`);
      const failure = error instanceof LoadFailure ? error : new LoadFailure('corrupt', String(error));
      const delay = retryDelays[tries];
      if (!failure.isTransient || delay === undefined) throw failure;
      await pause(delay);
    }
  }
}
