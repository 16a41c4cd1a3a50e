import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './suite.ts';

/** Debian's package of the browser that draws no window: stories take a third less of the processors in it. */
const headlessShell = 'chromium-headless-shell';
const onThePath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onMac = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Longest wait for a download, in milliseconds. */
const patience = 300_000;

const isRoot = process.getuid?.() === 0;

/** How Chromium is started for the stories. It refuses its sandbox to root. */
export const chromiumArguments: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
];

/** Existence of the file is not enough: a browser without the libraries it needs does not start. */
const runs = (command: string): boolean =>
  spawnSync(command, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/**
 * Arguments for stories. Their pages live only for seconds, so optimizing their code or collecting their garbage does
 * not pay off: without compilers and with a large young generation, stories take a quarter less processor time.
 * Benchmarks measure the browser as people have it.
 */
export const storyArguments: readonly string[] = [
  ...chromiumArguments,
  '--js-flags=--no-turbofan --no-maglev --no-sparkplug --single-threaded-gc --min-semi-space-size=16',
];

function download(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'ignore', timeout: patience, env }).status === 0;
}

function playwrightsOwn(): string | undefined {
  const where = "console.log(require('@playwright/test').chromium.executablePath())";
  const executablePath = spawnSync(process.execPath, ['--eval', where], {
    cwd: join(root, 'e2e'),
    encoding: 'utf8',
  }).stdout.trim();
  if (executablePath === '') return undefined;
  if (runs(executablePath)) return executablePath;
  const program = join(root, 'e2e/node_modules/.bin/playwright');
  return download(program, ['install', 'chromium']) && runs(executablePath) ? executablePath : undefined;
}

function debiansPackage(): string | undefined {
  if (!isRoot || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined;
  download('apt-get', ['update']);
  download('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']);
  return runs('chromium') ? 'chromium' : undefined;
}

/** The full address of a command, which Playwright needs. */
function pathOf(command: string): string {
  if (command.includes('/')) return command;
  const { stdout } = spawnSync('/bin/sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return stdout.trim() || command;
}

/**
 * The path of a Chromium: the system's, else Playwright's own, else Debian's package. Throws with a sentence if there
 * is none and none can be installed.
 */
export function findChromium(): string {
  const found = [...onThePath, ...onMac].find(runs) ?? playwrightsOwn() ?? debiansPackage();
  if (!found) {
    throw new Error(
      'There is no Chromium, and none could be downloaded. Install one (Debian: apt-get install chromium), then run this again.',
    );
  }
  return pathOf(found);
}

/** The browser for stories: the headless shell if the system has it, else `findChromium`. */
export const findStoryBrowser = (): string => (runs(headlessShell) ? pathOf(headlessShell) : findChromium());
