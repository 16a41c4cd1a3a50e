import { descriptionOf } from 'shared-contracts/land';
import { landWritingTable } from 'shared-contracts/testing/land-writings';
import { expect, it } from 'vitest';
import { distinctParts, makePart } from './land-part.ts';

it('tells what is typed into a row apart as every way in reads it', () => {
  for (const { writing, outcome, pieces } of landWritingTable()) {
    const rows = distinctParts([makePart(writing)]);
    const texts = rows.map(({ legalDescription, isPortion }) =>
      descriptionOf([{ legalDescription: String(legalDescription), isPortion: isPortion === true }]),
    );
    // What is not wholly understood stays as it was typed, and is refused by the rules.
    expect([writing, texts]).toEqual([writing, outcome === 'refused' ? [writing] : pieces]);
  }
});
