import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { isBlockedPort } from '../shared-contracts/src/limits/index.ts';
import { isPortFree } from './free-port.ts';
import { remotePorts } from './suite.ts';

/** The reason why a command cannot start, as a sentence for the person who ran it. */
class StartRefused extends Error {}

/** The port that the suite starts at: PORT, else 4000; remotes use the following ports. Throws a StartRefused. */
export function readPort(environment: Readonly<Record<string, string | undefined>>): number {
  const text = environment['PORT'] ?? '4000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_530) {
    throw new StartRefused(`PORT must be a number from 1 to 65530; it is '${text}'.`);
  }
  const blocked = [port, ...remotePorts(port).values()].find(isBlockedPort);
  if (blocked !== undefined) {
    const whose = blocked === port ? '' : ', which a remote would have,';
    throw new StartRefused(
      `Browsers refuse to open port ${blocked}${whose} so PORT cannot be ${port}. Choose another.`,
    );
  }
  return port;
}

/** Rejects with a StartRefused that names the first port in use and how to go on with `command`. */
export async function checkPorts(ports: readonly number[], command: string): Promise<void> {
  for (const port of ports) {
    if (await isPortFree(port)) continue;
    const other = (ports[0] ?? port) + 1000;
    throw new StartRefused(
      `Port ${port} is in use. Stop what uses it, or move Rightway: PORT=${other} ${command}`,
    );
  }
}

/** Makes a folder and those above it one by one: the recursive option never returns below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Makes the data folder. Throws a StartRefused where it cannot be written. */
export function checkFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new StartRefused(`The data folder ${folder} cannot be written (${reason}). Set DATA_FOLDER.`);
  }
}
