import Feature from 'ol/Feature.js';
import { describe, expect, it } from 'vitest';
import { drawnBy } from './drawn-layer.ts';
import { entryText, isLeftOut, type LegendEntry, leftOut } from './legend-entry.ts';

const northfork: LegendEntry = { status: 'Signed', color: '#2e9e5b', count: 3, companies: ['Northfork'] };
const prairie: LegendEntry = { status: 'Signed', color: '#123456', count: 2, companies: ['Prairie'] };
const expired: LegendEntry = { status: 'Expired', color: '#c4302b', count: 1 };
const entries = [northfork, prairie, expired];

const drawn = (hidden: readonly string[]) =>
  entries.filter(({ status, color }) =>
    drawnBy({ shown: undefined, hidden, by: '', contains: '' })(new Feature({ status, color })),
  );

describe('a line of a legend', () => {
  it('says whose status it is where several companies have one of its name', () => {
    const t = (key: string, values?: object) => `${key} ${Object.values(values ?? {}).join(' · ')}`;
    expect(entries.map((entry) => entryText(entry, t))).toEqual([
      'layers.statusOf Signed · Northfork',
      'layers.statusOf Signed · Prairie',
      'Expired',
    ]);
  });

  it('is left out alone, beside another of its name', () => {
    const hidden = leftOut(entries, [], prairie, false);
    expect(drawn(hidden)).toEqual([northfork, expired]);
    expect(entries.filter((entry) => isLeftOut(entry, hidden))).toEqual([prairie]);
    expect(drawn(leftOut(entries, hidden, prairie, true))).toEqual(entries);
  });

  it('comes back alone where all of its name were left out on another map', () => {
    const hidden = leftOut(entries, ['Signed', 'Expired'], northfork, true);
    expect(drawn(hidden)).toEqual([northfork]);
  });
});
