import { describe, expect, it } from 'vitest';
import { agreementsOf, anAgreement, saveAlone } from '../../testing/agreement-calls.ts';
import { finalized, freshName, validated } from '../../testing/import-calls.ts';
import { agreementRows, importDesk, parcelRows, peopleRows } from '../../testing/import-desk.ts';
import { callWithIds } from '../../testing/project-calls.ts';

const desk = importDesk();

describe('an undo', () => {
  it('takes back what nobody touched since, and names what it leaves', async () => {
    const project = await desk.freshProject();
    const there = anAgreement({ projectFileId: project, name: 'There', agreementNumber: 'SL-0' });
    await saveAlone(desk.broker, there);
    const [kept, gone] = [freshName(), freshName()];
    const fileId = await desk.upload({
      ...agreementRows(
        ['Agreement number'],
        ['0', 'There, renamed', 'SL-0'],
        ['A', 'One', 'SL-1'],
        ['B', 'Two', 'SL-2'],
        ['C', 'Three', 'SL-3'],
      ),
      ...peopleRows([], ['A', 'Landowner', kept], ['B', 'Landowner', gone]),
      ...parcelRows(['A', 'SE-02-099-09-W6M'], ['B', 'SE-03-099-09-W6M']),
    });
    await validated(desk.broker, project, fileId);
    await finalized(desk.broker, project, fileId, 'ImportWarningsAndValid');
    const [, one, two, three] = await agreementsOf(desk.broker, project);
    await saveAlone(desk.broker, { id: one?.id, revision: 1, name: 'One, as it is called now' });
    await callWithIds(desk.broker, 'deleteAgreements', three?.id ?? '');
    const changed = expect.stringMatching(/^Changed by .+ since\.$/);
    const left = [
      { agreementId: one?.id, label: 'SL-1', reason: changed },
      { agreementId: null, label: 'Three', reason: 'It was deleted since.' },
    ];
    const undo = (isPreview: boolean) =>
      desk.broker.post('/api/bulk-import/undo-import-file', { fileId, isPreview });
    expect((await undo(true)).json().result).toEqual({ deleted: 1, setBack: 1, left });
    expect(await agreementsOf(desk.broker, project)).toHaveLength(3);
    const undone = (await undo(false)).json().result;
    expect(undone).toMatchObject({ deleted: 1, setBack: 1 });
    expect(undone.left).toEqual(expect.arrayContaining(left));
    expect(undone.left).toContainEqual({
      agreementId: null,
      label: 'SE-02-099-09-W6M',
      reason: 'Something was added to it since.',
    });
    expect((await agreementsOf(desk.broker, project)).map(({ name, sequence }) => [sequence, name])).toEqual([
      [1, 'There'],
      [2, 'One, as it is called now'],
    ]);
    const { rows } = await desk.server.database.pool.query(
      'select formatted_legal_description as land from parcel where formatted_legal_description = any ($1)',
      [['SE-02-099-09-W6M', 'SE-03-099-09-W6M']],
    );
    expect(rows).toEqual([{ land: 'SE-02-099-09-W6M' }]);
    const { rows: history } = await desk.server.database.pool.query(
      `select surface_project_id = $2 as own, record_name as name from history_entry where record_id = $1 order by revision`,
      [two?.id, project],
    );
    expect(history).toEqual([
      { own: true, name: expect.stringContaining('SL-2') },
      { own: true, name: expect.stringContaining('SL-2') },
    ]);
    expect((await undo(false)).json().message).toBe('This import was undone already.');
    const [past] = (await desk.broker.get(`/api/bulk-import?projectFileId=${project}`)).json().result;
    expect(past).toMatchObject({ state: 'Undone', canUndo: false, undone: { reverted: 2 } });
  });

  it('is for those who may import', async () => {
    const project = await desk.freshProject();
    const fileId = await desk.upload(agreementRows([], ['A', 'One']));
    await validated(desk.broker, project, fileId);
    await finalized(desk.broker, project, fileId);
    const statuses = [];
    for (const name of ['operator', 'readonly', 'prairie'] as const)
      statuses.push(
        (await (await desk.server.signIn(name)).post('/api/bulk-import/undo-import-file', { fileId }))
          .statusCode,
      );
    expect(statuses).toEqual([403, 403, 404]);
    const seen = await (await desk.server.signIn('operator')).get(
      `/api/bulk-import?projectFileId=${project}`,
    );
    expect(seen.json().result).toMatchObject([{ fileId, state: 'Done', canUndo: false, result: { new: 1 } }]);
  });
});
