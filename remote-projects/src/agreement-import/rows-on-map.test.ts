import { describe, expect, it } from 'vitest';
import { aRecord } from '../testing/made-up-imports.ts';
import { rowsOnMap, verdictColors } from './rows-on-map.ts';

const called = {
  ...{ errors: 'Errors', following: 'With their agreement', warnings: 'Warnings' },
  ...{ valid: 'Valid', leftOut: 'Left out' },
};
const [near, far] = ['NW-36-042-03-W5M', 'SE-01-043-03-W5M'];

const parcel = (rowNumber: number, key: string, land: string | null, change = {}) =>
  aRecord({ sheet: 'Parcels', entityType: 'Parcel', rowNumber, key, land, ...change });

const wrong = { errors: [{ column: 'name', message: 'Enter a name.' }] };

describe('rows on the map', () => {
  it('of parcels lie where they say; others where the land of their key lies, however it is written', () => {
    const agreement = aRecord({ key: ' a1 ' });
    const all = [agreement, parcel(0, 'A1', near), parcel(1, 'A1', far), parcel(2, 'A2', far)];
    expect(rowsOnMap([agreement], all, called).features.map(({ id, land }) => [id, land])).toEqual([
      ['0 Agreements', near],
      ['0 Agreements', far],
    ]);
    expect(rowsOnMap(all.slice(3), all, called).features).toEqual([
      { id: '2 Parcels', label: '4 · A2', land: far, status: 'Valid', color: verdictColors.valid },
    ]);
  });

  it('have the colours of their verdicts, what is worst above the others', () => {
    const all = [
      parcel(0, 'A', near, wrong),
      parcel(1, 'B', near),
      parcel(2, 'C', near, { warnings: wrong.errors }),
      parcel(3, 'D', near, { ...wrong, isLeftOut: true }),
    ];
    const { features } = rowsOnMap(all, all, called);
    expect(features.map(({ status, color }) => [status, color])).toEqual([
      ['Left out', verdictColors.leftOut],
      ['Valid', verdictColors.valid],
      ['Warnings', verdictColors.warnings],
      ['Errors', verdictColors.errors],
    ]);
  });

  it('are counted where nobody can tell their land', () => {
    const all = [aRecord({ key: 'A' }), aRecord({ key: null }), parcel(0, 'B', null), parcel(1, '', near)];
    expect(rowsOnMap(all, all, called)).toMatchObject({ features: [{ id: '1 Parcels' }], without: 3 });
  });
});
