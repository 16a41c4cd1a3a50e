import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runProgram } from '../run-program.ts';
import { root } from '../suite.ts';
import { type Engine, runEngine } from './engine.ts';

/**
 * Stand-ins for third-party images that cannot be pulled: a Dockerfile in `stand-ins/` by the beginning of the image's
 * name. `says` is its description in the report.
 */
export const standIns: readonly {
  readonly image: RegExp;
  readonly file: string;
  readonly description: string;
}[] = [
  { image: /^node:/, file: 'node', description: "Debian with the suite's Node" },
  { image: /^caddy:/, file: 'caddy', description: "Debian's Caddy 2.6" },
  { image: /^postgres:/, file: 'postgres', description: "Debian's PostgreSQL 15" },
  { image: /versitygw:/, file: 'object-storage', description: 's3rver of npm' },
  { image: /mailpit:/, file: 'mail', description: 'smtp-server of npm' },
  { image: /\/dex:/, file: 'identity-provider', description: 'nothing but health: nobody signs in by it' },
];

const debian = 'localhost/rightway-debian';
/** Prefix of the names under which stand-ins are kept for the next time. */
const ownName = 'localhost/rightway-stand-in-';
const certificates = '/etc/ssl/certs/ca-certificates.crt';

/** Runs a program. Rejects with the end of its output. */
async function run(program: string, ...args: readonly string[]): Promise<void> {
  const { code, output } = await runProgram(program, args);
  if (code !== 0) throw new Error(`${program}:\n${output.slice(-2000)}`);
}

/** Debian's base system as an image, with the certificates that this machine trusts. Needs debootstrap, as root. */
async function makeDebian(engine: Engine, folder: string): Promise<void> {
  if (await isHere(engine, debian)) return;
  const system = join(folder, 'debian');
  const packages = '--include=ca-certificates,wget,libcap2-bin,libstdc++6,libatomic1';
  await run('debootstrap', '--variant=minbase', packages, 'bookworm', system);
  writeFileSync(join(system, certificates), readFileSync(certificates));
  const archive = join(folder, 'debian.tar');
  await run('tar', '--directory', system, '--create', '--file', archive, '.');
  const settings = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'].flatMap((name) => [
    '--change',
    `ENV ${name}=${certificates}`,
  ]);
  await runEngine(engine, 'import', ...settings, archive, debian);
  rmSync(system, { recursive: true });
  rmSync(archive);
}

/** Whether an image is on this machine. */
export const isHere = (engine: Engine, image: string): Promise<boolean> =>
  runEngine(engine, 'image', 'inspect', image).then(
    () => true,
    () => false,
  );

/** The folder of this machine's npm, found through its command, because the suite's Node comes without it. */
async function npmFolder(): Promise<string> {
  const { output } = await runProgram('/bin/sh', ['-c', 'readlink -f "$(command -v npm)"']);
  // npm/bin/npm-cli.js
  return dirname(dirname(output.trim()));
}

/**
 * Builds the stand-in for an image under the image's own name; `folder` is for its files. Returns its description.
 * Throws if there is no stand-in for the image.
 */
export async function makeStandIn(engine: Engine, folder: string, image: string): Promise<string> {
  const found = standIns.find((one) => one.image.test(image));
  if (!found) throw new Error(`Nothing stands in for ${image}.`);
  mkdirSync(folder, { recursive: true });
  await makeDebian(engine, folder);
  const context = join(folder, 'stand-ins');
  if (!existsSync(context)) {
    cpSync(join(import.meta.dirname, 'stand-ins'), context, { recursive: true });
    cpSync(join(root, 'node_modules/node/bin/node'), join(context, 'node'), { dereference: true });
    cpSync(await npmFolder(), join(context, 'npm'), { recursive: true, dereference: true });
  }
  const made = async (file: string): Promise<string> => {
    const name = `${ownName}${file}`;
    const dockerfile = join(context, `${file}.Dockerfile`);
    if (!(await isHere(engine, name)))
      await runEngine(engine, 'build', '--tag', name, '--file', dockerfile, context);
    return name;
  };
  await made('node');
  await runEngine(engine, 'tag', await made(found.file), image);
  return found.description;
}

/** Removes the images' names from their stand-ins, so that nothing else on the machine mistakes one for the image. */
export async function removeStandIns(engine: Engine, images: readonly string[]): Promise<void> {
  for (const image of images) await runEngine(engine, 'image', 'rm', image).catch(() => '');
}
