import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { apps, root } from './suite.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const floors = v.parse(
  v.record(v.string(), v.array(v.array(v.string()))),
  JSON.parse(readFileSync(join(root, 'scripts/floors.json'), 'utf8')),
);

/** The rules that a small tree of files breaks, by name. */
function brokenRules(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-rules-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const tops = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? path))];
  const args = ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', ...tops];
  return new Promise((resolve, reject) => {
    execFile(join(root, 'node_modules/.bin/depcruise'), args, { cwd: folder }, (error, output) => {
      if (!output) return reject(error ?? new Error('The checker said nothing.'));
      const { summary } = JSON.parse(output) as { summary: { violations: { rule: { name: string } }[] } };
      resolve([...new Set(summary.violations.map(({ rule }) => rule.name))].toSorted());
    });
  });
}

const types = (from: string, name: string) =>
  `import type { ${name} } from '${from}';\nexport interface Of${name} { readonly one: ${name} }\n`;

describe('the import rules', () => {
  it('take a tree whose floors go one way', async () => {
    const found = await brokenRules({
      'api/src/platform/db/database.ts': 'export interface Db { readonly kind: string }\n',
      'api/src/records/reading/record.ts': types('../../platform/db/database.ts', 'Db'),
      'api/src/modules/wells/index.ts': types('../../records/reading/record.ts', 'OfDb'),
      'api/src/app.ts': types('./modules/wells/index.ts', 'OfOfDb'),
    });
    expect(found).toEqual([]);
  });

  it('see a circle that is made of types alone, in any package', async () => {
    const found = await brokenRules({
      'shared-ui/src/grid/grid.ts':
        "import type { Row } from './row.ts';\nexport interface Grid { readonly rows: readonly Row[] }\n",
      'shared-ui/src/grid/row.ts':
        "import type { Grid } from './grid.ts';\nexport interface Row { readonly grid: Grid }\n",
    });
    expect(found).toEqual(['no-circles']);
  });

  it('see a type that a lower floor of the API takes from a higher one, and one beside it', async () => {
    const found = await brokenRules({
      'api/src/app.ts': 'export interface Parts { readonly port: number }\n',
      'api/src/modules/wells/index.ts': 'export interface Well { readonly id: string }\n',
      'api/src/accounts/session.ts': types('../app.ts', 'Parts'),
      'api/src/delivery/registry.ts': types('../accounts/session.ts', 'OfParts'),
      'api/src/records/record.ts': types('../modules/wells/index.ts', 'Well'),
      'api/src/platform/server.ts': types('../records/record.ts', 'OfWell'),
    });
    expect(found).toEqual([
      'api-accounts-imports-downwards',
      'api-delivery-imports-downwards',
      'api-platform-imports-downwards',
      'api-records-imports-downwards',
    ]);
  });

  it('see an import upwards, sideways and to the roof in each package that has floors', async () => {
    const planted = Object.entries(floors).map(([name, lines]) => {
      const rooms = lines.flat();
      const [top = '', bottom = ''] = [rooms[0], rooms.at(-1)];
      const wide = lines.find((line) => line.length > 1);
      const files: Record<string, string> = {
        [`${name}/src/roof.ts`]: 'export interface Roof { readonly id: string }\n',
        [`${name}/src/${top}/a.ts`]: types('../roof.ts', 'Roof'),
        [`${name}/src/${bottom}/b.ts`]: types(`../${top}/a.ts`, 'OfRoof'),
        [`${name}/src/attic/c.ts`]: types(`../${top}/a.ts`, 'OfRoof'),
      };
      if (wide?.[0] && wide[1]) {
        files[`${name}/src/${wide[0]}/d.ts`] = 'export interface Beside { readonly id: string }\n';
        files[`${name}/src/${wide[1]}/e.ts`] = types(`../${wide[0]}/d.ts`, 'Beside');
      }
      const broken = [top, bottom, wide?.[1]].filter((room) => room !== undefined);
      return {
        files,
        rules: [
          ...broken.map((room) => `${name}-${room}-imports-downwards`),
          `${name}-rooms-stand-on-a-floor`,
        ],
      };
    });
    const found = await brokenRules(Object.assign({}, ...planted.map(({ files }) => files)));
    expect(found).toEqual([...new Set(planted.flatMap(({ rules }) => rules))].toSorted());
  });

  it('have floors for each package that is served, and a floor for each room that is there', () => {
    expect(Object.keys(floors)).toEqual(expect.arrayContaining(['api', 'shared-ui', ...apps]));
    for (const [name, lines] of Object.entries(floors)) {
      const rooms = readdirSync(join(root, name, 'src'), { withFileTypes: true })
        .filter((one) => one.isDirectory() && !['demo', 'generated', 'testing'].includes(one.name))
        .map((one) => one.name);
      expect(lines.flat().toSorted(), name).toEqual(rooms.toSorted());
    }
  });

  it('see a module that reaches into another one', async () => {
    const found = await brokenRules({
      'api/src/modules/wells/well-store.ts': 'export interface Well { readonly id: string }\n',
      'api/src/modules/pipes/index.ts': types('../wells/well-store.ts', 'Well'),
    });
    expect(found).toEqual(['api-modules-see-each-other-by-their-index']);
  });

  it('see a tab of a project that reaches into another one, and a workspace that reaches into a tab', async () => {
    const found = await brokenRules({
      'remote-projects/src/tabs/wells/index.ts': types('./well.ts', 'Well'),
      'remote-projects/src/tabs/wells/well.ts': 'export interface Well { readonly id: string }\n',
      'remote-projects/src/tabs/pipes/pipe.ts': types('../wells/well.ts', 'Well'),
      'remote-projects/src/workspace/form.ts': types('../tabs/wells/well.ts', 'Well'),
    });
    expect(found).toEqual(['tabs-see-each-other-by-their-index', 'the-workspace-sees-tabs-by-their-index']);
  });

  it('see a kit that knows a block, and take a block that is made of the kit', async () => {
    const files = {
      'shared-ui/src/form/field.ts': 'export interface Field { readonly id: string }\n',
      'shared-ui/src/documents/document.ts': types('../form/field.ts', 'Field'),
    };
    expect(await brokenRules(files)).toEqual([]);
    const turned = { ...files, 'shared-ui/src/grid/row.ts': types('../documents/document.ts', 'OfField') };
    expect(await brokenRules(turned)).toEqual(['shared-ui-grid-imports-downwards']);
  });

  it('see a story that reaches into the API, and an area that reaches into another', async () => {
    const found = await brokenRules({
      'api/src/records/record.ts': 'export interface Well { readonly id: string }\n',
      'e2e/stories/wells.spec.ts': types('../../api/src/records/record.ts', 'Well'),
      'remote-map/src/well.ts': 'export interface Shown { readonly id: string }\n',
      'remote-admin/src/well.ts': types('../../remote-map/src/well.ts', 'Shown'),
    });
    expect(found).toEqual([
      'e2e-and-scripts-see-the-face-of-api',
      'remote-*-imports-only-shared-contracts-and-shared-ui',
    ]);
  });
});
