/**
 * `npm run packages [FOLDER]`: makes the packages that teams install, as files that a registry takes, in
 * `dist/packages` or the folder that is named. Each is looked through by publint and Are The Types Wrong.
 */
import { join, resolve } from 'node:path';
import { checkPackage } from './check-package.ts';
import { makePackages } from './make-packages.ts';
import { root } from './suite.ts';

const folder = resolve(process.argv[2] ?? join(root, 'dist/packages'));
const kilobyte = 1000;

try {
  for (const { name, version, file, bytes } of await makePackages(folder)) {
    await checkPackage(file);
    console.log(`${name} ${version}  ${(bytes / kilobyte).toFixed(0)} kB  ${file}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
