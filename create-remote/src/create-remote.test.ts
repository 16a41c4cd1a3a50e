import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRemote } from './create-remote.ts';

/** A version for whatever the template asks for. */
const versions = new Proxy<Record<string, string>>(
  {},
  {
    ownKeys: () => libraries,
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get: () => '^1.0.0',
  },
);

const template = join(import.meta.dirname, '../template');
const libraries = [
  ...readFileSync(join(template, 'package.json.template'), 'utf8').matchAll(/": "__(.+)__"/g),
].flatMap(([, name]) => name ?? []);

let from = '';

beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), 'rightway-create-'));
});

afterEach(() => rmSync(from, { recursive: true }));

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

describe('a new remote', () => {
  it('is at most a dozen files: a page with a list, its test, a pipeline', () => {
    const { folder, files } = createRemote(['wells'], versions, from);
    expect(folder).toBe(join(from, 'remote-wells'));
    expect(files.length).toBeLessThanOrEqual(12);
    expect(files).toEqual(
      expect.arrayContaining([
        '.github/workflows/release.yml',
        'src/list/list-page.tsx',
        'src/list/list-page.test.tsx',
        'src/declaration.ts',
      ]),
    );
    expect(files.filter((file) => read(folder, file).includes('__'))).toEqual([
      'src/list/list-page.test.tsx',
    ]);
  });

  it('is called by its area in its package, addresses, flag and texts, also where the name has a hyphen', () => {
    const { folder } = createRemote(['oil-wells', '.'], versions, from);
    expect(JSON.parse(read(folder, 'package.json'))).toMatchObject({ name: 'remote-oil-wells' });
    const declaration = read(folder, 'src/declaration.ts');
    expect(declaration).toContain("path: 'oil-wells'");
    expect(declaration).toContain("flags: ['enableOilWells']");
    expect(declaration).toContain("en: 'Oil wells'");
    expect(read(folder, 'src/area.tsx')).toContain("routes: { 'oil-wells':");
  });

  it('is made in a folder of a new repository, and not over files that are there', () => {
    createRemote(['wells', '.'], versions, from);
    const before = readdirSync(from);
    expect(() => createRemote(['pipes', '.'], versions, from)).toThrow('is not empty');
    expect(readdirSync(from)).toEqual(before);
  });

  it.each(['', 'Wells', '../wells', 'wells-', '1wells', 'a'.repeat(41)])('is not called %j', (area) => {
    expect(() => createRemote([area], versions, from)).toThrow('Name the area');
    expect(readdirSync(from)).toEqual([]);
  });

  it('asks for a version that is known of every library', () => {
    expect(() => createRemote(['wells'], {}, from)).toThrow('which is not known');
  });
});
