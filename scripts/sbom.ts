/**
 * `npm run sbom -- FOLDER` writes what goes out with the API, the host and each remote: a bill of materials (CycloneDX,
 * from the lock file) and a list of licences. Ends with 1 where a package has a licence that we do not take.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { licenceList, materialsOf, mayGoOut } from './bill-of-materials.ts';
import { runProgram } from './run-program.ts';
import { apps } from './suite.ts';

const pnpm = process.env['RIGHTWAY_PNPM'] ?? 'pnpm';
const folder = resolve(process.argv[2] ?? 'dist/sbom');

mkdirSync(folder, { recursive: true });
for (const name of ['api', ...apps]) {
  const file = join(folder, `${name}.cdx.json`);
  const options = ['--sbom-format', 'cyclonedx', '--prod', '--filter', name, '--out', file];
  const { code, output } = await runProgram(pnpm, ['sbom', ...options]);
  if (code !== 0) throw new Error(output);
  const materials = materialsOf(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(join(folder, `${name}.licences.txt`), licenceList(materials));
  const refused = materials.filter((material) => !mayGoOut(material));
  for (const { name: refusedName, version, licence } of refused)
    console.error(`${name}: ${refusedName} ${version} has the licence '${licence}', which is not taken.`);
  if (refused.length > 0) process.exitCode = 1;
  console.log(`${name}: ${materials.length} packages of others`);
}
console.log(`Written to ${folder}.`);
