/**
 * `npm run packages [FOLDER]`: makes the packages that teams install, as files that a registry takes, in
 * `dist/packages` or the folder that is named. Each is looked through by publint and Are The Types Wrong. With `--serve`
 * this machine is their registry until Ctrl+C, for who has none yet.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkPackage } from './check-package.ts';
import { type MadePackage, makePackages } from './make-packages.ts';
import { startPackageRegistry } from './package-registry.ts';
import { root } from './suite.ts';

const kilobyte = 1000;

/** Where npm's own stand-ins for a registry listen. */
const registryPort = 4873;

async function serve(packages: readonly MadePackage[]): Promise<void> {
  const { npmrc } = await startPackageRegistry(packages, registryPort);
  console.log(
    `\nThis machine is their registry. The .npmrc of a new remote's folder has this line:\n\n${npmrc}`,
  );
  console.log('Ctrl+C stops it.');
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { serve: { type: 'boolean', default: false } },
  });
  const made = await makePackages(resolve(positionals[0] ?? join(root, 'dist/packages')));
  for (const { name, version, file, bytes } of made) {
    await checkPackage(file);
    console.log(`${name} ${version}  ${(bytes / kilobyte).toFixed(0)} kB  ${file}`);
  }
  if (values.serve) await serve(made);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
