/**
 * Installs what a clean clone lacks (the pinned pnpm, Node and the packages), then runs a script of the suite with
 * them. Needs nothing but Node and npm.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const toolchain = join(root, '.toolchain');
const stamp = join(root, 'node_modules/.rightway-install');
const scripts = {
  start: 'start.ts',
  test: 'test.ts',
  dev: 'dev.ts',
  demo: 'demo.ts',
  migrate: '../api/src/migrate-main.ts',
  backup: '../api/src/backup-main.ts',
  restore: '../api/src/backup-main.ts',
  verify: '../api/src/backup-main.ts',
  'bring-in': '../api/src/bring-in-main.ts',
  bench: '../bench/src/bench.ts',
  architecture: 'architecture.ts',
  face: 'record-face.ts',
  tables: '../api/src/testing/write-stored-tables.ts',
  packages: 'packages.ts',
  dependencies: 'dependencies.ts',
  sbom: 'sbom.ts',
  images: 'pin-images.ts',
  rehearse: '../e2e/rehearsal/rehearse.ts',
};

/** Programs with several tasks get the task's name. */
const oneOfSeveral = new Set(['../api/src/backup-main.ts']);

/** Ends with one sentence a person can act on. */
function fail(sentence, detail) {
  console.error(sentence);
  if (detail) console.error(detail.trim().split('\n').slice(-12).join('\n'));
  process.exit(1);
}

/** Runs a step that takes a while, saying what it is. */
function step(text, command, args, sentence) {
  const began = Date.now();
  process.stdout.write(`${text} … `);
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: process.env.CI ?? '1' },
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) {
    process.stdout.write('failed\n');
    fail(sentence, error ? error.message : stderr || stdout);
  }
  process.stdout.write(`${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}

function bringPnpm() {
  const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folder = join(toolchain, `pnpm-${config.pnpm}`);
  const pnpm = join(folder, 'node_modules/.bin/pnpm');
  if (existsSync(pnpm)) return pnpm;
  mkdirSync(folder, { recursive: true });
  step(
    `Bringing pnpm ${config.pnpm}`,
    'npm',
    [
      'install',
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      '--no-save',
      '--loglevel=error',
      `pnpm@${config.pnpm}`,
    ],
    'pnpm could not be brought from the npm registry. Check the connection, then run this again.',
  );
  return pnpm;
}

/** What decides which packages are installed. */
function installState() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...packageFiles()]) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** The package file of every folder that is a package. */
function packageFiles() {
  return [...readdirSync(root), 'shared-contracts/build']
    .map((folder) => `${folder}/package.json`)
    .filter((file) => !file.startsWith('node_modules/') && existsSync(join(root, file)))
    .sort();
}

function bringPackages(pnpm) {
  const state = installState();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  step(
    'Installing packages',
    pnpm,
    ['install', '--frozen-lockfile', '--reporter=append-only'],
    'The packages could not be installed. Check the connection and the free disk space, then run this again.',
  );
  writeFileSync(stamp, state);
}

/** Runs one of the commands on the suite's own Node and ends as it does. */
export async function run(name, args) {
  const script = scripts[name];
  if (!script) fail(`There is no command ${name}. There are: ${Object.keys(scripts).join(', ')}.`);
  const pnpm = bringPnpm();
  bringPackages(pnpm);
  const bin = join(root, 'node_modules/.bin');
  step(
    'Reading declarations',
    join(bin, 'node'),
    [join(root, 'shared-contracts/build/registries.ts')],
    'A declaration in shared-contracts/src/lookups or administered cannot be read; the reason stands above.',
  );
  const child = spawn(
    join(bin, 'node'),
    [join(root, 'scripts', script), ...(oneOfSeveral.has(script) ? [name] : []), ...args],
    {
      stdio: 'inherit',
      cwd: root,
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, RIGHTWAY_PNPM: pnpm },
    },
  );
  // A terminal sends Ctrl+C to the child as well; this process waits for it to end.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (signal === 'SIGTERM') child.kill('SIGTERM');
    });
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
