import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packages, root } from './suite.ts';
import { typePrograms } from './type-programs.ts';

const compiled = [...packages, 'scripts'];

it('every package is in one program, with the settings that it has alone', () => {
  const programs = typePrograms(compiled);
  expect(programs.flatMap((program) => program.packages).toSorted()).toEqual(compiled.toSorted());
  const settingsOf = (name: string): unknown =>
    JSON.parse(readFileSync(join(root, name, 'tsconfig.json'), 'utf8')).compilerOptions;
  for (const { packages: together } of programs)
    expect(new Set(together.map((name) => JSON.stringify(settingsOf(name)))).size).toBe(1);
});

it('what is checked together holds the files of each', () => {
  const [program] = typePrograms(['remote-map', 'remote-projects']);
  const { include } = JSON.parse(readFileSync(program?.config ?? '', 'utf8'));
  expect(include).toEqual(
    ['remote-map/src', 'browser.d.ts', 'remote-projects/src'].map((path) => join(root, path)),
  );
});

it('one that is asked for alone is read as its editor reads it', () => {
  expect(typePrograms(['host']).map(({ config }) => config)).toEqual([join(root, 'host/tsconfig.json')]);
});
