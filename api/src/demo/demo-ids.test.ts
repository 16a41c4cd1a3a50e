import { demoLists } from 'shared-contracts/lookup-tables';
import { expect, it } from 'vitest';
import { DemoIds, namedId } from './demo-ids.ts';
import { makeLists } from './demo-lists.ts';

const lists = makeLists(new DemoIds(), new Map());

it.each([
  ['country', 'CA', '0b6d6f0a-5a11-4c00-9a00-000000000003'],
  ['state_or_province', 'AB', '0b6d6f0a-5b15-4c00-9a00-000000000001'],
  ['city', 'Calgary', '0b6d6f0a-5b16-4c00-9a00-000000000001'],
  ['agreement_type', 'ROW', '0b6d6f0a-5a10-4c00-9a00-000000000002'],
  ['surface_status', 'PRG Signed', '0b6d6f0a-5b12-4c00-9a00-000000000011'],
  ['zone', 'CARDIUM', '0b6d6f0a-5b0b-4c00-9a00-000000000001'],
  ['office', 'CGY', '0b6d6f0a-5b18-4c00-9a00-000000000001'],
  ['additional_info_option', 'Yes', '0b6d6f0a-5b1c-4c00-9a00-000000000001'],
])('the entry of the demo in %s that is known as %s keeps its id', (table, key, id) => {
  expect(lists.id(table, key)).toBe(id);
});

it('no two lists number their entries in the same series', () => {
  const series = demoLists.flatMap((list) => list.series ?? []);
  expect(series.filter((one, place) => series.indexOf(one) !== place)).toEqual([]);
});

it('an entry of a list without a series has the same id everywhere', () => {
  expect(namedId('weather_condition', 'Rain')).toBe(namedId('weather_condition', 'Rain'));
  expect(namedId('weather_condition', 'Rain')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(namedId('weather_condition', 'Rain')).not.toBe(namedId('weather_condition', 'Frost'));
});
