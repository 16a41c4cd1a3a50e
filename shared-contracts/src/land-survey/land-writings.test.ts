import { describe, expect, it } from 'vitest';
import { descriptionOf, parcelValidator } from '../land/index.ts';
import { readAs, readingNote } from '../search/index.ts';
import { landWritingTable } from '../testing/land-writings.ts';
import { validate } from '../validators/index.ts';
import { centreOf, piecesOf, readLand } from './index.ts';

const table = landWritingTable();
const id = '00000000-0000-4000-8000-000000000001';

describe('land as people write it', () => {
  it('is more than two hundred writings, each once', () => {
    expect(table.length).toBeGreaterThanOrEqual(200);
    expect(new Set(table.map(({ writing }) => writing)).size).toBe(table.length);
  });

  it.each(table)('$writing: $outcome', ({ writing, outcome, pieces, inWords, words, position }) => {
    const reading = readLand(writing);
    const read = piecesOf(reading);
    expect(
      read.map(({ description, isPortion }) => descriptionOf([{ legalDescription: description, isPortion }])),
    ).toEqual(pieces);
    expect(read.flatMap(({ description, isInWords }) => (isInWords ? [description] : []))).toEqual(inWords);
    expect(reading.unread.length > 0).toBe(outcome === 'refused');
    const [problem] = reading.unread.map((one) => one.problem?.kind ?? 'unread');
    const notes = [...new Set(read.map(({ note }) => note).filter((note) => note !== ''))].join('; ');
    expect(outcome === 'refused' ? problem : notes).toBe(words);
    if (!position) return;
    const [land] = read[0]?.lands ?? [];
    if (!land) throw new Error('It lies nowhere.');
    const [longitude, latitude] = centreOf(land);
    expect(Math.abs(latitude - position[0]) * 111_320).toBeLessThan(150);
    expect(Math.abs(longitude - position[1]) * 62_000).toBeLessThan(400);
  });

  it('is read alike by the rules that the form and the API have', () => {
    for (const { writing, outcome, pieces } of table) {
      const checked = validate(parcelValidator, { parts: [{ id, legalDescription: writing.slice(0, 250) }] });
      expect([writing, checked.valid]).toEqual([writing, outcome !== 'refused']);
      if (checked.valid) expect(checked.value.parts.map((one) => descriptionOf([one]))).toEqual(pieces);
    }
  });

  it('is kept as it was read once it was read: its usual writing means the same', () => {
    for (const { outcome, pieces, inWords } of table) {
      if (outcome === 'refused') continue;
      for (const piece of pieces) {
        const again = piecesOf(readLand(piece));
        const rewritten = again.map((one) =>
          descriptionOf([{ legalDescription: one.description, isPortion: one.isPortion }]),
        );
        expect([piece, rewritten]).toEqual([piece, [piece]]);
        expect(again.every(({ isInWords }) => isInWords === inWords.includes(piece))).toBe(true);
      }
    }
  });

  it('is read alike by the search, which finds positions and townships without a word too', () => {
    const others = new Set(['position', 'sectionMissing']);
    for (const { writing, outcome, pieces, words } of table) {
      if (others.has(words)) continue;
      const lands = readAs(writing).flatMap(({ kind, text }) => (kind === 'land' ? [text] : []));
      expect([writing, lands]).toEqual([writing, outcome === 'refused' ? [] : pieces]);
      if (outcome === 'refused' && words !== 'unread') expect(readingNote(writing)).not.toBeNull();
    }
  });

  it('is read in a time that grows with its length', () => {
    const units = [
      'NE, ',
      'LSD 1-16, ',
      'NE 1, ',
      'Secs 1-36 ',
      'a & ',
      'BLK A UNIT 1 ',
      'UNITS 1-100 ',
      'd-96, ',
      '94-A-15 BLK H: d-1; UNIT 2, ',
      'BLK A UNITS 1-100, ',
      '14 (NE), ',
      '1 (LSD 1, ',
      'PLAN 1 ',
    ];
    const more = [
      'EXCEPT:\n',
      '4;26;51;22;',
      'Lot 1-1-',
      'the most easterly ',
      'SE; ',
      'portion ',
      '40 acres ',
      'N½ of ',
      '1, 2, ',
      'Sec 1 (NE), ',
      'Forty-two (42) ',
      'AS SHOWN, ',
      'Ext 0 AS SHOWN\n',
      'except Plan 1; ',
      'Plan 1234567; ',
      '94-A-15 Blk ',
      'METIS (',
      'NE 1-2-3 & ',
    ];
    const time = (text: string) => {
      const begun = performance.now();
      readLand(text);
      return performance.now() - begun;
    };
    for (const unit of [...units, ...more]) {
      const whole = unit.repeat(Math.ceil(20_000 / unit.length)).slice(0, 20_000);
      time(whole);
      // A walk that goes back takes many times as long.
      expect([unit, Math.min(time(whole), time(whole), time(whole)) < 2000]).toEqual([unit, true]);
    }
  });
});
