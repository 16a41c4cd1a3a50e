import { describe, expect, it, vi } from 'vitest';
import { freshName, progressOf, validated } from '../../testing/import-calls.ts';
import { agreementRows, findingsOf, importDesk, peopleRows } from '../../testing/import-desk.ts';

const desk = importDesk();

describe('a mended cell', () => {
  it('is checked again with what hangs on it, and nothing else is answered', async () => {
    const project = await desk.freshProject();
    const fileId = await desk.upload({
      ...agreementRows([], ['A', null], ['B', 'Two']),
      ...peopleRows([], ['A', 'Landowner', freshName()], ['B', 'Landowner', freshName()]),
    });
    expect(findingsOf(await validated(desk.broker, project, fileId))).toHaveLength(2);
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

  it('waits for the check before: of many at once each is answered with its own, and the workbook is read once', async () => {
    const project = await desk.freshProject();
    const fileId = await desk.upload(agreementRows([], ['A', null], ['B', 'Two']));
    const reading = vi.spyOn(desk.server.files, 'read');
    const names = Array.from({ length: 16 }, (_, place) => `Mended ${place}`);
    const answers = await Promise.all(
      names.map((value) =>
        validated(desk.broker, project, fileId, {
          corrections: [{ sheet: 'Agreements', rowNumber: 0, column: 'name', value }],
        }),
      ),
    );
    expect(answers.map(([first]) => first?.cells[1])).toEqual(names);
    expect(reading).toHaveBeenCalledTimes(1);
    reading.mockRestore();
    const [kept] = (await progressOf(desk.broker, fileId)).review?.corrections ?? [];
    expect(names).toContain(kept?.value);
  });
});
