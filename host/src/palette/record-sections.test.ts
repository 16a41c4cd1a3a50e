import type { FoundRecord } from 'shared-contracts/search';
import { expect, it } from 'vitest';
import { recordSections } from './record-sections.ts';

const record = (kind: string, id: string, title: string, more: Partial<FoundRecord> = {}): FoundRecord => ({
  kind,
  id,
  title,
  subtitle: '',
  path: `${kind}/${id}`,
  ...more,
});

const sections = (records: readonly FoundRecord[], text: string) =>
  recordSections(
    records,
    (kind) => (kind === 'hidden' ? undefined : kind),
    text,
    (key, values) => `${key} ${String(values?.['list'] ?? '')}`,
  );

const found = [
  record('agreements', 'a', 'SL-1 · Ann Neil', { subtitle: 'Station 24-0042' }),
  record('projects', 'p', '24-0042'),
  record('associates', 'n', 'Ann Neilson'),
];

it.each([
  ['24-0042', ['projects', 'agreements', 'associates']],
  ['ann neil', ['agreements', 'projects', 'associates']],
  ['nei', ['agreements', 'projects', 'associates']],
])('for %s the kind comes first whose record is just that', (text, kinds) => {
  expect(sections(found, text).map(({ key }) => key)).toEqual(kinds);
});

it('shows three of a kind with where the words stand, and the way to the others', () => {
  const four = ['1', '2', '3', '4'].map((id) => record('agreements', id, `SL-${id}`, { matched: 'Tract 2' }));
  const [only] = sections([...four, record('hidden', 'h', 'Tract 2')], 'tract 2');
  expect(only?.entries.map(({ title, matched }) => [title, matched])).toEqual([
    ['SL-1', 'Tract 2'],
    ['SL-2', 'Tract 2'],
    ['SL-3', 'Tract 2'],
    ['more agreements', undefined],
  ]);
});
