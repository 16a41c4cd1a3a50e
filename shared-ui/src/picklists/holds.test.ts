import { expect, it } from 'vitest';
import { picklist } from './catalogue.ts';
import { holds } from './picklist.ts';

const load = picklist('countries');
if (load?.status !== 'ready') throw new Error('There is no picklist of countries.');
const { columns } = load.picklist;
const option = { id: 'a', code: 'EDSON', name: 'Darlene Iverson' };

it.each([
  ['', true],
  ['lene iv', true],
  ['IVERSON, DARLENE', true],
  ['iverson darlene', true],
  ['edson iverson', true],
  ['iverson, gail', false],
  ['darleneiverson', false],
])('an option holds %j: %s', (text, isHeld) => expect(holds(option, columns, text)).toBe(isHeld));
