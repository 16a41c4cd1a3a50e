import { join } from 'node:path';
import { hashOf, keptFolder } from './kept-folder.ts';
import { runProgram } from './run-program.ts';
import { filesOf, root } from './suite.ts';

/** What decides what the API puts into a new data folder. */
function sources(): readonly string[] {
  const folders = ['api/src', 'shared-contracts/src', 'shared-contracts/schema'];
  const files = folders.flatMap((folder) => filesOf(join(root, folder)));
  return [...files.filter((file) => !file.includes('.test.')), join(root, 'pnpm-lock.yaml')];
}

/** By a program that listens nowhere, so that several checkouts may do it in the same moment. */
async function fill(dataFolder: string): Promise<void> {
  const { code, output } = await runProgram(process.execPath, [join(root, 'scripts/demo.ts')], {
    DATA_FOLDER: dataFolder,
    DATABASE_URL: '',
    NODE_ENV: '',
  });
  if (code !== 0) throw new Error(`The demo could not be made: ${output}`);
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
