import { describe, expect, it } from 'vitest';
import { searchedText } from './searched-text.ts';

describe('what a search asks the database', () => {
  it.each([
    // Parts of two letters stand in nearly every name: an index of parts has nothing to begin with.
    ['ab', []],
    ['a b', []],
    ['Smith', [['%Smith%']]],
    // One longer word finds few records; the short one is looked for among them.
    ['J Smith', [['%J%', '%Smith%']]],
    ['Iverson, Darlene', [['%Iverson%', '%Darlene%']]],
    ['Bergstrom Grain Limited', [['%Bergstrom%', '%Grain%']]],
    ['Gail & Carol MacDonald', [['%Gail%', '%Carol%', '%MacDonald%']]],
    ['Beg - Jedney', [['%Beg%', '%Jedney%']]],
    ["O'Brien", [['%O_Brien%']]],
    ['PIL-0049', [['%PIL-0049%']]],
    ['Ltd.', [['%Ltd.%']]],
    ['Co. (Prairie)', [['%Prairie%']]],
  ])('of the words %s', (text, wordings) => {
    expect(searchedText(text).wordings).toEqual(wordings);
  });

  it.each([
    ['403 555', '(^| )1?403555'],
    ['1 403 555', '(^| )1?403555'],
    ['Smith', undefined],
  ])('of the telephone number %s, with and without the 1 of North America', (text, phone) => {
    expect(searchedText(text).phone).toBe(phone);
  });
});
