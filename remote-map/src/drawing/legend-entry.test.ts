import Feature from 'ol/Feature.js';
import { describe, expect, it } from 'vitest';
import { drawnBy } from './drawn-layer.ts';
import {
  colouredStatus,
  companiesOf,
  isLeftOut,
  type LegendEntry,
  leftOut,
  linesOf,
  lineText,
} from './legend-entry.ts';

const northfork: LegendEntry = { status: 'Signed', color: '#2e9e5b', count: 3, companies: ['Northfork'] };
const prairie: LegendEntry = { status: 'Signed', color: '#123456', count: 2, companies: ['Prairie'] };
const expired: LegendEntry = { status: 'Expired', color: '#c4302b', count: 1 };
const unsaid: LegendEntry = { status: '', color: '#999999', count: 4 };
const entries = [northfork, prairie, expired, unsaid];
const lines = linesOf(entries);
const [signed] = lines;
if (!signed) throw new Error('There is no line.');

const drawn = (hidden: readonly string[]) =>
  entries.filter(({ status, color }) =>
    drawnBy({ shown: undefined, hidden, by: '', contains: '' })(new Feature({ status, color })),
  );

describe('a legend', () => {
  it('names each status once, with the colours and the count of all companies', () => {
    expect(lines.map((line) => [lineText(line, (key) => key), line.count])).toEqual([
      ['Signed', 5],
      ['Expired', 1],
      ['layers.unsaid', 4],
    ]);
    expect(signed.entries.map((entry) => [entry.color, companiesOf(entry)])).toEqual([
      ['#2e9e5b', 'Northfork'],
      ['#123456', 'Prairie'],
    ]);
  });

  it('leaves a status out with all of its colours, and brings it back with them', () => {
    const hidden = leftOut(['Expired'], signed, false);
    expect(drawn(hidden)).toEqual([unsaid]);
    expect(lines.filter((line) => isLeftOut(line, hidden))).toEqual(lines.slice(0, 2));
    expect(drawn(leftOut(hidden, signed, true))).toEqual([northfork, prairie, unsaid]);
  });

  it('brings back a colour that was left out alone before', () => {
    const before = [colouredStatus('Signed', prairie.color)];
    expect(isLeftOut(signed, before)).toBe(false);
    expect(drawn(before)).toEqual([northfork, expired, unsaid]);
    expect(drawn(leftOut(before, signed, true))).toEqual(entries);
  });
});
