import { describe, expect, it } from 'vitest';
import { staleFields } from './stale-fields.ts';

const after = {
  lists: ['wells', 'tests', 'owners', 'history'],
  byInput: { depth: ['wells'], tests: ['tests', 'wells'], owners: ['owners'] },
};

describe('what a save makes stale', () => {
  it.each([
    ['what its field is read in, and what is always stale', { id: '1', depth: 3 }, ['wells', 'history']],
    ['a value that is emptied', { id: '1', depth: null }, ['wells', 'history']],
    ['of its rows what they are read in', { id: '1', tests: [{ id: '2' }] }, ['wells', 'tests', 'history']],
    ['nothing for a list without rows', { id: '1', revision: 2, saveId: 'x', tests: [] }, ['history']],
    ['nothing for what has no value', { id: '1', depth: undefined }, ['history']],
    ['all, where a field is not declared', { id: '1', depth: 3, name: 'North' }, after.lists],
    ['what any of several names', [{ depth: 3 }, { owners: [{ id: '3' }] }], ['wells', 'owners', 'history']],
  ])('is %s', (_what, input, expected) => {
    expect(staleFields(after, input)).toEqual(expected);
  });

  it('is all where nothing is declared by input, or there is none', () => {
    expect(staleFields({ lists: ['wells'] }, { depth: 3 })).toEqual(['wells']);
    expect(staleFields(after, undefined)).toEqual(after.lists);
  });
});
