import { expect, it } from 'vitest';
import { licenceList, materialsOf, mayGoOut } from './bill-of-materials.ts';

const component = (name: string, licenses: readonly object[] | undefined) => ({
  name,
  version: '1.0.0',
  purl: `pkg:npm/${name}@1.0.0`,
  ...(licenses ? { licenses } : {}),
});

const bill = {
  bomFormat: 'CycloneDX',
  components: [
    component('shared-contracts', [{ license: { name: 'UNLICENSED' } }]),
    { ...component('core', [{ license: { id: 'MIT' } }]), group: '@mantine' },
    component('a-choice', [{ expression: '(MIT OR GPL-3.0-or-later)' }]),
    component('a-sum', [{ expression: '(MIT AND GPL-3.0-only)' }]),
    component('silent', undefined),
    component('png-js', undefined),
  ],
};

it('lists packages of others with their licences', () => {
  expect(licenceList(materialsOf(bill)).split('\n').slice(2, -1)).toEqual([
    '@mantine/core 1.0.0: MIT',
    'a-choice 1.0.0: (MIT OR GPL-3.0-or-later)',
    'a-sum 1.0.0: (MIT AND GPL-3.0-only)',
    'png-js 1.0.0: MIT',
    'silent 1.0.0: unknown',
  ]);
});

it('lets out what all parts of its licence allow, of a choice one', () => {
  const kept = materialsOf(bill).filter((material) => !mayGoOut(material));
  expect(kept.map(({ name }) => name)).toEqual(['a-sum', 'silent']);
});

it('takes nothing else for a bill', () => {
  expect(() => materialsOf({ components: [] })).toThrow();
});
