import { type ApiProcess, startApi } from '../api-process.ts';
import { atEmptyPlace, type EmptyPlace } from '../empty-place.ts';
import { type Fared, honestUsers } from './honest-users.ts';
import { type Memory, memoryOf, probed } from './memory.ts';

/** The API on the demo as its image starts it, with twenty people who work there. */
export interface ProbedDemo {
  readonly api: ApiProcess;
  readonly users: { readonly work: (seconds: number) => Promise<Fared> };
  /** The API's memory after a number of seconds without requests. */
  readonly atRest: (seconds: number) => Promise<Memory>;
}

/** Waits so many seconds. */
export const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Works with the demo at an empty place, through an API that reports its memory. */
export async function withDemoAt<T>(
  { url, folder }: EmptyPlace,
  work: (demo: ProbedDemo) => Promise<T>,
): Promise<T> {
  const api = await startApi({ ...probed(folder), DATABASE_URL: url, DATA_FOLDER: folder, DEMO: 'true' });
  const atRest = async (seconds: number) => {
    await pause(seconds);
    return memoryOf(api.pid, folder);
  };
  return work({ api, users: await honestUsers(api.address), atRest });
}

/** Works with the demo on a PostgreSQL of its own, through an API that reports its memory. */
export const withProbedDemo = <T>(name: string, work: (demo: ProbedDemo) => Promise<T>): Promise<T> =>
  atEmptyPlace(name, (place) => withDemoAt(place, work));
