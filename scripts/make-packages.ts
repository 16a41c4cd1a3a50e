import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { contractVersion } from '../shared-contracts/src/area/index.ts';
import { makeTypes } from './build-suite.ts';
import { packageFile, statedPackage, workspaceCatalog } from './package-file.ts';
import { type PackagePart, packageParts } from './package-parts.ts';
import { facesOf, publishedNames, publishedPage, publishedText } from './package-specifiers.ts';
import { runProgram } from './run-program.ts';
import { root } from './suite.ts';

/** A package as a registry takes it. */
export interface MadePackage {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  readonly bytes: number;
  /** Its package.json. */
  readonly manifest: Readonly<Record<string, unknown>>;
}

const packedSchema = v.tuple([
  v.object({ name: v.string(), version: v.string(), filename: v.string(), size: v.number() }),
]);

const readText = (file: string): string => readFileSync(file, 'utf8');

const asJson = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

/** Writes a file, with the folders above it. */
function put(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Files below a folder, without what is installed there. */
const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.includes('node_modules'));

/**
 * Compiles the sources of packages, below a folder with the paths of the suite. Rejects with the compiler's messages.
 */
async function compile(parts: readonly PackagePart[], output: string): Promise<void> {
  const [first] = parts;
  mkdirSync(output, { recursive: true });
  const config = join(output, `${first?.name}.json`);
  const files = parts.flatMap(({ folder, entries }) => {
    const { exports, bin = {} } = statedPackage(folder);
    const named = [...Object.values(exports), ...Object.values(bin), ...entries];
    return named.filter((path) => /\.tsx?$/.test(path)).map((path) => join(root, folder, path));
  });
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        // As the builds of the suite compile the same files.
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        rootDir: root,
        outDir: output,
        types: first?.isForNode ? ['node'] : [],
        typeRoots: [join(root, 'node_modules/@types')],
      },
      files: [...files, join(root, 'browser.d.ts')],
    }),
  );
  const { code, output: printed } = await runProgram(join(root, 'node_modules/.bin/tsc'), ['-p', config]);
  if (code !== 0) throw new Error(printed.trim());
}

/** Assembles a package in a folder from the compiled files, under the module names of an installed package. */
function assemble(part: PackagePart, compiled: string, folder: string): void {
  const faces = facesOf(statedPackage('shared-contracts').exports);
  const made = join(compiled, part.source);
  for (const file of filesBelow(made).filter((one) => /\.(js|d\.ts)$/.test(one))) {
    // The contracts use only their own files; the build uses theirs by their path below the suite.
    const path = relative(join(compiled, 'shared-contracts'), file);
    put(join(folder, 'dist', relative(made, file)), publishedText(readText(file), path, faces));
  }
  const source = join(root, part.source);
  for (const file of filesBelow(source).filter((one) => part.assets.test(one))) {
    put(join(folder, 'dist', relative(source, file)), readFileSync(file));
  }
  for (const [to, from] of Object.entries(part.asItIs)) {
    cpSync(join(root, from), join(folder, to), { recursive: true });
  }
  const readme = join(root, part.folder, 'README.md');
  if (existsSync(readme)) put(join(folder, 'README.md'), publishedPage(readText(readme)));
}

/** How a remote is compiled; its editor and its type check read this. */
function remoteConfig(): unknown {
  const { compilerOptions } = v.parse(
    v.object({ compilerOptions: v.record(v.string(), v.unknown()) }),
    JSON.parse(readText(join(root, 'tsconfig.base.json'))),
  );
  return {
    compilerOptions: {
      ...compilerOptions,
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['@rightway/build/browser'],
    },
  };
}

/** The versions that a new remote begins with: ours as old as the contract, libraries as in the catalog. */
function remoteVersions(): Readonly<Record<string, string>> {
  const ours = Object.values(publishedNames).map((name) => [name, `^${contractVersion}`]);
  const libraries = [...workspaceCatalog()].map(([name, version]) => [name, `^${version}`]);
  return Object.fromEntries([...libraries, ...ours]);
}

async function pack(folder: string, output: string, manifest: MadePackage['manifest']): Promise<MadePackage> {
  const { code, output: printed } = await runProgram(
    'npm',
    ['pack', '--json', '--loglevel=error', '--pack-destination', output],
    {},
    folder,
  );
  if (code !== 0) throw new Error(printed.trim());
  const [{ name, version, filename, size }] = v.parse(packedSchema, JSON.parse(printed));
  return { name, version, file: join(output, filename), bytes: size, manifest };
}

/**
 * Makes the packages that teams install into a folder, in the order of their dependencies. Rejects with the messages
 * of the compiler or npm.
 */
export async function makePackages(output: string): Promise<readonly MadePackage[]> {
  const work = mkdtempSync(join(tmpdir(), 'rightway-packages-'));
  try {
    await makeTypes();
    // Types of Node and of the browser conflict, so code for Node is compiled separately.
    for (const parts of Object.values(Object.groupBy(packageParts, ({ isForNode }) => String(isForNode)))) {
      await compile(parts ?? [], join(work, String(parts?.[0]?.isForNode)));
    }
    mkdirSync(output, { recursive: true });
    const made: MadePackage[] = [];
    for (const part of packageParts) {
      const folder = join(work, part.name);
      assemble(part, join(work, String(part.isForNode)), folder);
      if (part.name === 'shared-build') put(join(folder, 'tsconfig.json'), asJson(remoteConfig()));
      if (part.name === 'create-remote') put(join(folder, 'versions.json'), asJson(remoteVersions()));
      const manifest = packageFile(part, contractVersion);
      put(join(folder, 'package.json'), asJson(manifest));
      made.push(await pack(folder, output, manifest));
    }
    return made;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
