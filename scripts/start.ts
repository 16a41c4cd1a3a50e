/** `npm start`: builds what changed, starts the whole suite and stays until Ctrl+C. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { demoAccounts, demoPassword } from '../api/src/demo/index.ts';
import { type AreaName, areaNames } from '../shared-contracts/src/area/index.ts';
import { buildSuite, makeTypes } from './build-suite.ts';
import { partReviver } from './revive-part.ts';
import { type RunningSuite, runSuite } from './run-suite.ts';
import { checkFolder, checkPorts, readPort } from './start-checks.ts';
import { remotePorts, root } from './suite.ts';

function printDemoAccounts(): void {
  const width = Math.max(...demoAccounts.map(({ userName }) => userName.length));
  console.log(`\nDemo accounts, all with the password ${demoPassword}`);
  for (const { userName, description } of demoAccounts)
    console.log(`  ${userName.padEnd(width)}  ${description}`);
}

function printWelcome(address: string, dataFolder: string, isDemo: boolean): void {
  console.log(`\nRightway is at ${address}`);
  if (isDemo) printDemoAccounts();
  if (!process.env['SMTP_URL']) {
    console.log(`\nMail is not sent but kept in ${pathToFileURL(join(dataFolder, 'outbox'))}`);
  }
  console.log('\nCtrl+C stops it.');
}

let suite: RunningSuite | undefined;
let stopping = false;

const areaOf = (part: string): AreaName | undefined => areaNames.find((area) => part === `remote-${area}`);

/** A remote that ends affects only its own area, and only briefly. */
const remotes = partReviver({
  start: async (part) => {
    const area = areaOf(part);
    if (area) await suite?.startRemote(area);
  },
  print: (text) => console.error(text),
});

async function stop(code: number): Promise<void> {
  if (stopping) process.exit(1);
  stopping = true;
  remotes.stop();
  await suite?.stop();
  process.exit(code);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

try {
  const port = readPort(process.env);
  const dataFolder = resolve(process.env['DATA_FOLDER'] ?? join(root, '.data'));
  await checkPorts([port, ...remotePorts(port).values()], 'npm start');
  checkFolder(dataFolder);
  await makeTypes();
  const built = await buildSuite((text) => console.log(text));
  const isProduction = process.env['NODE_ENV'] === 'production';
  const demo = isProduction ? 'false' : (process.env['DEMO'] ?? 'true');
  suite = await runSuite({
    port,
    dataFolder,
    built,
    environment: { DEMO: demo },
    log: 'inherit',
    onCrash: (part, output) => {
      if (stopping) return;
      if (areaOf(part)) {
        remotes.revive(part, output);
        return;
      }
      console.error(output || `${part} ended.`);
      void stop(1);
    },
  });
  if (!stopping) printWelcome(suite.address, dataFolder, ['true', '1'].includes(demo));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
