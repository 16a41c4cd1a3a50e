import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cellsOfValues } from './agreement-cells.ts';
import { drawName } from './agreement-info.tsx';

const info = (number: string, owners: string, parcels: string) => ({ number, owners, parcels });

/** What the cell of a name shows, and whether as a repetition. */
function shown(name: string, parts: ReturnType<typeof info>) {
  const { container } = render(drawName('')({ id: 'a1', name, ...parts }));
  return [container.textContent, container.querySelector('[data-repeats]') !== null];
}

describe('the name in the list of agreements', () => {
  it('stands out where it says more than the cell before it', () => {
    expect(shown('Crossing of Highway 97', info('ROW-1', 'Ann Beg', 'NW-36-042-03-W5M'))).toEqual([
      'Crossing of Highway 97',
      false,
    ]);
    expect(shown('Ann Beg', info('ROW-1', 'Ann Beg', 'NW-36-042-03-W5M'))[0]).toBe('Ann Beg');
  });

  it('is dimmed where the agreement is called by it', () => {
    expect(shown('Beg home quarter', info('Beg home quarter', 'Ann Beg', ''))).toEqual([
      'Beg home quarter',
      true,
    ]);
  });

  it('is dimmed where it is the owners and the first piece of land', () => {
    const name = 'Ann and Bo Beg, NW-36-042-03-W5M';
    expect(shown(name, info('ROW-1', 'Ann and Bo Beg', 'NW-36-042-03-W5M, SW-24-042-03-W5M'))).toEqual([
      name,
      true,
    ]);
  });
});

describe('the text of an agreement that is copied and exported', () => {
  it('has no line for what is not there', () => {
    const { agreementInfo } = cellsOfValues({
      referenceNumber: 'ROW-1',
      landowners: [{ businessAssociate: { id: 'b1', name: 'Ann Beg' } }],
      occupants: [],
      relatedParcels: [{ parcel: { id: 'p1', formattedLegalDescription: 'NW-36-042-03-W5M' } }],
    });
    expect(agreementInfo).toBe('ROW-1\nAnn Beg\nNW-36-042-03-W5M');
  });
});
