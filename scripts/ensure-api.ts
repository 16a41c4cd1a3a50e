import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, startPart } from './dev-part.ts';
import { freePorts } from './free-port.ts';
import { root } from './suite.ts';

/** An API that answers, and how to let it go. */
export interface FoundApi {
  readonly url: string;
  /** Stops it if it was started for this; does nothing if it ran before. */
  readonly stop: () => Promise<void>;
}

async function isApi(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(3000) }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/**
 * Returns the API at API_URL, by default the suite's own on port 4000. If none answers, starts one with the demo in a
 * temporary database, which is removed when it stops. Rejects with a sentence.
 */
export async function ensureApi(): Promise<FoundApi> {
  const wanted = process.env['API_URL'] || undefined;
  const url = wanted ?? 'http://localhost:4000';
  if (await isApi(url)) return { url, stop: () => Promise.resolve() };
  if (wanted) throw new Error(`No API answers at API_URL ${wanted}. Start it, or unset API_URL to get one.`);

  console.log(`No API answers at ${url}. One with the demo is started, which takes a minute or two.`);
  const port = await freePorts(4010, 1);
  const dataFolder = mkdtempSync(join(tmpdir(), 'rightway-api-'));
  const part = startPart({
    name: 'api',
    args: [join(root, 'api/src/main.ts')],
    folder: root,
    environment: {
      PORT: String(port),
      DATA_FOLDER: dataFolder,
      DEMO: 'true',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
  });
  const stop = async (): Promise<void> => {
    await part.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const own = `http://localhost:${port}`;
  if (await answers(`${own}/api/health`, part)) return { url: own, stop };
  await stop();
  throw new Error('The API could not be started; it says why above.');
}
