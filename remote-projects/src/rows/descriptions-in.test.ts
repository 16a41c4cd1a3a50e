import { landWritingTable } from 'shared-contracts/testing/land-writings';
import { expect, it } from 'vitest';
import { descriptionsIn } from './descriptions-in.ts';

it('reads land out of a letter as every way in does', () => {
  for (const { writing, outcome, pieces } of landWritingTable()) {
    const read = descriptionsIn(`Land:\n${writing}`).pieces.filter(({ text }) => text !== 'Land');
    const found = read.flatMap(({ description }) => description ?? []);
    expect([writing, found]).toEqual([writing, pieces]);
    expect([writing, found.length < read.length]).toEqual([writing, outcome === 'refused']);
  }
});
