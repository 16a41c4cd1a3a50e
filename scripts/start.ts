/** `npm start`: builds what changed, starts the whole suite and stays until Ctrl+C. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { demoAccounts, demoPassword } from '../api/src/demo/demo-accounts.ts';
import { buildSuite, makeTypes } from './build-suite.ts';
import { isPortFree } from './free-port.ts';
import { type RunningSuite, runSuite } from './run-suite.ts';
import { remotePorts, root } from './suite.ts';

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readPort(): number {
  const text = process.env['PORT'] ?? '4000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_530)
    fail(`PORT must be a number from 1 to 65530; it is '${text}'.`);
  return port;
}

async function checkPorts(port: number): Promise<void> {
  for (const wanted of [port, ...remotePorts(port).values()]) {
    if (!(await isPortFree(wanted))) {
      fail(`Port ${wanted} is in use. Stop what uses it, or move Rightway: PORT=${port + 1000} npm start`);
    }
  }
}

function checkFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    fail(
      `The data folder ${folder} cannot be written (${error instanceof Error ? error.message : error}). Set DATA_FOLDER.`,
    );
  }
}

function printAccounts(address: string): void {
  console.log(`\nRightway is at ${address}\n`);
  const width = Math.max(...demoAccounts.map(({ userName }) => userName.length));
  console.log(`Demo accounts, all with the password ${demoPassword}`);
  for (const { userName, description } of demoAccounts)
    console.log(`  ${userName.padEnd(width)}  ${description}`);
  console.log('\nCtrl+C stops it.');
}

const port = readPort();
const dataFolder = resolve(process.env['DATA_FOLDER'] ?? join(root, '.data'));
await checkPorts(port);
checkFolder(dataFolder);

let suite: RunningSuite | undefined;
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) process.exit(1);
  stopping = true;
  await suite?.stop();
  process.exit(code);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

try {
  await makeTypes();
  const built = await buildSuite((text) => console.log(text));
  const isProduction = process.env['NODE_ENV'] === 'production';
  suite = await runSuite({
    port,
    dataFolder,
    built,
    environment: { DEMO: isProduction ? 'false' : (process.env['DEMO'] ?? 'true') },
    log: 'inherit',
    onCrash: (part, output) => {
      if (stopping) return;
      console.error(output || `${part} ended.`);
      void stop(1);
    },
  });
  if (!stopping) printAccounts(suite.address);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
