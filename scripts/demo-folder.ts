import { join } from 'node:path';
import { answers, startPart } from './dev-part.ts';
import { freePorts } from './free-port.ts';
import { hashOf, keptFolder } from './kept-folder.ts';
import { filesOf, root } from './suite.ts';

/** What decides what the API puts into a new data folder. */
function sources(): readonly string[] {
  const folders = ['api/src', 'shared-contracts/src', 'shared-contracts/schema'];
  const files = folders.flatMap((folder) => filesOf(join(root, folder)));
  return [...files.filter((file) => !file.includes('.test.')), join(root, 'pnpm-lock.yaml')];
}

async function fill(dataFolder: string): Promise<void> {
  const port = await freePorts(5900, 1);
  const api = startPart({
    name: 'demo',
    args: [join(root, 'api/src/main.ts')],
    folder: root,
    environment: { PORT: String(port), DATA_FOLDER: dataFolder, DEMO: 'true', LOG_LEVEL: 'error' },
  });
  const isFilled = await answers(`http://localhost:${port}/api/health`, api);
  await api.stop();
  if (!isFilled) throw new Error('The demo could not be made; the API says why above.');
}

/**
 * A data folder with the demo in it, which is never used itself: suites start from copies of it, many times as fast as
 * from an empty one. It is made once for a state of the API and its contracts. Rejects with a sentence.
 */
export async function demoFolder(): Promise<string> {
  const { folder } = await keptFolder({
    parent: join(root, 'node_modules/.cache/demo'),
    name: hashOf(sources()),
    states: 2,
    make: fill,
  });
  return folder;
}
