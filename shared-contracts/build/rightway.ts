#!/usr/bin/env node
/**
 * The commands for a remote in a repository of its own, run in its folder: `rightway types`, `rightway dev`,
 * `rightway test`, `rightway build`, and with RIGHTWAY_URL and RIGHTWAY_TOKEN `rightway try`, `publish`, `offer`,
 * `promote`, `withdraw`, `rollback`, `list`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, watch } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { areaIn, packageVersion } from './app.ts';
import { isDeclaration, makeRemoteTypes } from './make-remote-types.ts';
import { type PackedRelease, packFolder } from './pack-folder.ts';
import { deployment, ReleaseRefused } from './release-client.ts';
import { type ReleasePlace, releaseCommands, reportFailure } from './release-commands.ts';
import { keptCode, tryOut } from './try-release.ts';

const folder = process.cwd();

/** A module in this folder, whether in sources or compiled. */
const beside = (name: string): string => join(import.meta.dirname, `${name}${extname(import.meta.filename)}`);

/** Runs a program in the remote's folder. Rejects where it fails; its own output gives the reason. */
function run(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], { cwd: folder, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0 || signal ? resolve() : reject(new ReleaseRefused(`rightway ${name} failed.`)),
    );
  });
}

async function build(args: readonly string[]): Promise<void> {
  await makeRemoteTypes(folder);
  await run(beside('build-app'), args);
}

async function test(args: readonly string[]): Promise<void> {
  await makeRemoteTypes(folder);
  const vitest = join(
    dirname(createRequire(join(folder, 'package.json')).resolve('vitest/package.json')),
    'vitest.mjs',
  );
  await run(vitest, ['run', '--config', beside('remote-tests'), '--root', folder, ...args]);
}

/** Serves the remote in its stand-in shell; files are generated again after each change of a source for them. */
async function dev(args: readonly string[]): Promise<void> {
  await makeRemoteTypes(folder);
  let waiting: NodeJS.Timeout | undefined;
  const watcher = watch(join(folder, 'src'), { recursive: true }, (_event, file) => {
    if (!file || !isDeclaration(file)) return;
    // Waits a moment, because editors write a file in several steps.
    clearTimeout(waiting);
    waiting = setTimeout(() => void makeRemoteTypes(folder).catch(reportFailure), 100);
  });
  try {
    await run(beside('serve-app'), ['--alone', ...args]);
  } finally {
    watcher.close();
  }
}

/** Builds a release of this folder into a temporary folder. */
async function packed(version: string): Promise<PackedRelease> {
  const output = mkdtempSync(join(tmpdir(), 'rightway-release-'));
  try {
    await build(['--out', output, '--version', version]);
    return packFolder(output);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

/** Builds this folder for the developer's own browser, and prints the address that activates the build. */
async function tryRelease(): Promise<void> {
  const area = areaIn(folder);
  const stamp = new Date().toISOString().replaceAll(/[-:]|\..*/g, '');
  const version = `${packageVersion(folder).replace(/-.*/, '')}-try.${stamp}`;
  await tryOut(deployment(process.env), { area, version, kept: join(folder, keptCode) }, () =>
    packed(version),
  );
}

async function release(name: string, args: readonly string[]): Promise<void> {
  const command = releaseCommands[name];
  if (!command) {
    const known = ['types', 'dev', 'test', 'build', 'try', ...Object.keys(releaseCommands)];
    throw new ReleaseRefused(`Say what to do: rightway ${known.join(', ')}.`);
  }
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { version: { type: 'string' } },
  });
  const place: ReleasePlace = {
    there: deployment(process.env),
    command: (action, { version }) => `npx rightway ${action} ${version}`,
    statedVersion: () => packageVersion(folder),
    build: (_area, version) => packed(version),
  };
  await command(place, () => ({
    area: areaIn(folder),
    version: values.version ?? positionals[0] ?? packageVersion(folder),
  }));
}

const [name = '', ...args] = process.argv.slice(2);
try {
  if (name === 'types') await makeRemoteTypes(folder);
  else if (name === 'build') await build(args);
  else if (name === 'dev') await dev(args);
  else if (name === 'test') await test(args);
  else if (name === 'try') await tryRelease();
  else await release(name, args);
} catch (error) {
  reportFailure(error);
}
