import { describe, expect, it } from 'vitest';
import { nearWords } from './near-words.ts';

describe('a word that may have been meant', () => {
  it.each([
    ['Acess', ['Pipeline', 'Access', 'Wellsite'], ['Access']],
    ['Acess', ['PL', 'Pipeline', 'AR', 'All-weather access road'], ['All-weather access road']],
    ['Pipelin right of way', ['Pipeline right-of-way', 'Power line'], ['Pipeline right-of-way']],
    ['Wellsite pad', ['Wellsite', 'Battery'], ['Wellsite']],
    ['Potato', ['Pipeline', 'Access'], []],
    ['', ['Access'], []],
  ])('of ‘%s’ among %j is %j', (text, words, near) => {
    expect(nearWords(text, words)).toEqual(near);
  });
});

it('words that a text may have meant come likeliest first', () => {
  const words = ['Surface Lease', 'Easement', 'Right-of-way', 'Negotiating'];
  expect(nearWords('surfce laese', words)).toEqual(['Surface Lease']);
  expect(nearWords('lease', words)).toEqual(['Surface Lease']);
  expect(nearWords('Esament', words)).toEqual(['Easement']);
  expect(nearWords('Potato', words)).toEqual([]);
});
