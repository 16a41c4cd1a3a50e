import { describe, expect, it } from 'vitest';
import { finalized, freshName, progressOf, validated } from '../../testing/import-calls.ts';
import { agreementRows, importDesk, peopleRows } from '../../testing/import-desk.ts';

const desk = importDesk();

const people = 'Landowners and Occupants';

/** E-mail address and telephone number, as digits, of an associate by name; undefined if there is none. */
async function detailsOf(name: string) {
  const { rows } = await desk.server.database.pool.query(
    'select email, phone_number as phone from business_associate where name = $1',
    [name],
  );
  return rows.length === 1 ? [rows[0].email, rows[0].phone] : undefined;
}

/** Agreements A, B and C, each with an owner: a name, a telephone number and an e-mail address. */
async function threeOwners(...owners: readonly (readonly [string, string | null, string | null])[]) {
  const project = await desk.freshProject();
  const keys = ['A', 'B', 'C'];
  const fileId = await desk.upload({
    ...agreementRows([], ...keys.map((key) => [key, `Tract ${key}`] as const)),
    ...peopleRows(
      ['Phone number', 'Email'],
      ...owners.map((owner, place) => [keys[place] ?? '', 'Landowner', ...owner] as const),
    ),
  });
  return { project, fileId };
}

describe('an associate that several rows name', () => {
  it('has the details of rows that come in: one with a wrong number stays out, and the next gives its own', async () => {
    const name = freshName();
    const { project, fileId } = await threeOwners(
      [name, 'ask at the gate', null],
      [name, '780-555-0102', null],
      [name, null, 'farm@example.test'],
    );
    const records = await validated(desk.broker, project, fileId);
    const owners = records.filter(({ entityType }) => entityType === 'Landowner');
    expect(owners.map(({ errors }) => errors.map(({ column }) => column))).toEqual([['phoneNumber'], [], []]);
    expect((await finalized(desk.broker, project, fileId, 'ImportWarningsAndValid')).statusCode).toBe(200);
    expect(await detailsOf(name)).toEqual(['farm@example.test', '7805550102']);
  });

  it('has a number that was corrected in the review', async () => {
    const name = freshName();
    const { project, fileId } = await threeOwners([name, '12', null], [name, null, null]);
    await validated(desk.broker, project, fileId);
    const corrections = [{ sheet: people, rowNumber: 0, column: 'phoneNumber', value: '780-555-0103' }];
    await validated(desk.broker, project, fileId, { corrections });
    expect((await finalized(desk.broker, project, fileId, 'ImportValid', { corrections })).statusCode).toBe(
      200,
    );
    expect(await detailsOf(name)).toEqual([null, '7805550103']);
  });

  it('keeps the first of two numbers, and the review says which were left', async () => {
    const name = freshName();
    const { project, fileId } = await threeOwners(
      [name, '780-555-0104', null],
      [name, '(780) 555-0104', null],
      [name, '780-555-0199', 'farm@example.test'],
    );
    await validated(desk.broker, project, fileId);
    expect((await progressOf(desk.broker, fileId)).notices).toEqual([
      `Rows give a new associate another telephone number or e-mail address than an earlier row, which is kept: ${name} (4). If somebody else is meant, tell the names apart.`,
    ]);
    await finalized(desk.broker, project, fileId, 'ImportWarningsAndValid');
    expect(await detailsOf(name)).toEqual(['farm@example.test', '7805550104']);
  });
});
