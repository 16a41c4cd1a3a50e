import { expect, it } from 'vitest';
import { picklist } from './catalogue.ts';
import { likeliestFirst } from './meant-option.ts';

const load = picklist('countries');
if (load?.status !== 'ready') throw new Error('There is no picklist of countries.');
const list = load.picklist;
const entry = (code: string, description: string) => ({ id: code, code, name: description });
const options = [
  entry('MSL', 'Mineral surface lease'),
  entry('PSL', 'Surface lease, pipeline'),
  entry('SL', 'Surface lease'),
];
const first = (text: string) => likeliestFirst(options, list, list.columns, text).map(({ id }) => id);

it.each([
  ['surface lease', ['SL', 'PSL', 'MSL']],
  ['sl', ['SL', 'MSL', 'PSL']],
  ['Mineral', ['MSL', 'PSL', 'SL']],
  ['lease', ['MSL', 'PSL', 'SL']],
  ['', ['MSL', 'PSL', 'SL']],
])('of what holds %o the likeliest stands first', (text, expected) => {
  expect(first(text)).toEqual(expected);
});
