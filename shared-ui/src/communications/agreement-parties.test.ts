import { expect, it } from 'vitest';
import { en } from '../texts/en/communications.ts';
import { partyLabel } from './agreement-parties.ts';

const named = (id: string) => ({ contact: { id } });
const agreement = {
  landowners: [named('ann'), named('bob'), { contact: null }],
  occupants: [named('bob'), named('eve'), {}],
};
const t = (key: string) =>
  ({ 'parties.landowner': en.parties.landowner, 'parties.occupant': en.parties.occupant })[key] ?? '';

it.each([
  ['ann', 'Landowner'],
  ['eve', 'Occupant'],
  ['bob', 'Landowner, Occupant'],
  ['dan', ''],
])('%s is called “%s” in communications of the agreement', (id, label) => {
  expect(partyLabel(agreement, id, t)).toBe(label);
});
