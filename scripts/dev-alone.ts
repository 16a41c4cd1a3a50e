/**
 * Runs the remote in this folder in its stand-in shell, with hot reload and a real
 * API: `node ../scripts/dev-alone.ts`.
 */
import { join } from 'node:path';
import { makeTypes } from './build-suite.ts';
import { type RunningPart, startPart } from './dev-part.ts';
import { ensureApi, type FoundApi } from './ensure-api.ts';
import { root } from './suite.ts';

let api: FoundApi | undefined;
let remote: RunningPart | undefined;
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await remote?.stop();
  await api?.stop();
  process.exit(code);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

try {
  await makeTypes();
  api = await ensureApi();
  console.log(`The API is at ${api.url}`);
  remote = startPart({
    name: 'remote',
    args: [join(root, 'shared-contracts/build/serve-app.ts'), '--alone'],
    folder: process.cwd(),
    environment: { API_URL: api.url },
  });
  void remote.ended.then((code) => stop(code));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
