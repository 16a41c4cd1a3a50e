import { describe, expect, it } from 'vitest';
import { freshName, progressOf, validated } from '../../testing/import-calls.ts';
import { agreementRows, importDesk, peopleRows, toldOf } from '../../testing/import-desk.ts';

const desk = importDesk();

describe('a mended cell', () => {
  it('is checked again with what hangs on it, and nothing else is answered', async () => {
    const project = await desk.freshProject();
    const fileId = await desk.upload({
      ...agreementRows([], ['A', null], ['B', 'Two']),
      ...peopleRows([], ['A', 'Landowner', freshName()], ['B', 'Landowner', freshName()]),
    });
    expect(toldOf(await validated(desk.broker, project, fileId))).toHaveLength(2);
    const corrections = [{ sheet: 'Agreements', rowNumber: 0, column: 'name', value: 'One' }];
    const touched = await validated(desk.broker, project, fileId, { corrections, answer: 'Touched' });
    expect(
      touched.map(({ sheet, rowNumber, errors, corrected }) => [sheet, rowNumber, errors, corrected]),
    ).toEqual([
      ['Agreements', 0, [], ['name']],
      ['Landowners and Occupants', 0, [], []],
    ]);
    expect(await validated(desk.broker, project, fileId, { corrections, answer: 'Touched' })).toEqual([]);
    expect((await progressOf(desk.broker, fileId)).review?.corrections).toEqual(corrections);
  });
});
