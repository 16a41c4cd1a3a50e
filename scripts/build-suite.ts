import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, keptFolder } from './kept-folder.ts';
import { apps, filesOf, root } from './suite.ts';

/** How many builds of an application stay, so that pages that are open go on. */
const keptBuilds = 5;
const atOnce = 2;

export interface BuiltApp {
  readonly app: string;
  /** `<package version>-<hash of everything that went into it>`. */
  readonly version: string;
  /** Holds a folder a version. */
  readonly dist: string;
}

/** A version that is another one whenever anything that goes into the build is. */
export function buildVersion(app: string, inputs: readonly string[] = inputsOf(app)): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, app, 'package.json'), 'utf8'));
  return `${version}-${hashOf(inputs)}`;
}

function inputsOf(app: string): string[] {
  const folders = [join(app, 'src'), 'shared-contracts', 'shared-ui/src'].map((folder) =>
    filesOf(join(root, folder)),
  );
  const files = [join(app, 'package.json'), 'shared-ui/package.json', 'pnpm-lock.yaml'];
  return [
    ...folders.flat().filter((file) => !file.includes('.test.')),
    ...files.map((file) => join(root, file)),
  ];
}

function run(folder: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(output.trim()))));
  });
}

/** Builds an application of a checkout into a folder. Rejects with the output of the build. */
export const buildInto = (app: string, folder: string, version: string, checkout = root): Promise<void> =>
  run(join(checkout, app), [
    join(checkout, 'shared-contracts/build/build-app.ts'),
    '--out',
    folder,
    '--version',
    version,
  ]);

async function build(app: string): Promise<{ built: BuiltApp; isNew: boolean }> {
  const dist = join(root, app, 'dist');
  const version = buildVersion(app);
  const { isNew } = await keptFolder({
    parent: dist,
    name: version,
    states: keptBuilds,
    make: (folder) => buildInto(app, folder, version),
  });
  return { built: { app, version, dist }, isNew };
}

/** Makes types from the schema. */
export const makeTypes = (): Promise<void> => run(root, [join(root, 'shared-contracts/build/codegen.ts')]);

/** Builds the applications that changed since their last build, two at a time. Rejects with the output of the build. */
export async function buildSuite(print: (text: string) => void): Promise<readonly BuiltApp[]> {
  const waiting = [...apps];
  const done = new Map<string, BuiltApp>();
  const work = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      const began = Date.now();
      const { built, isNew } = await build(app);
      done.set(app, built);
      if (isNew) print(`  ${app} ${built.version}  ${((Date.now() - began) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return apps.flatMap((app) => done.get(app) ?? []);
}
