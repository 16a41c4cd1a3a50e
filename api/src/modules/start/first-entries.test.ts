import { begunLists, listCodesSchema } from 'shared-contracts/grids';
import { declarationOfType, inputType, saveField } from 'shared-contracts/master-data';
import { resultOf } from 'shared-contracts/rest';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();

const codesOf = async (list: string) => {
  const answer = await (await server.signIn('admin')).get('/api/start/first-entries');
  const { result } = v.parse(resultOf(listCodesSchema), answer.json());
  expect(result.map((one) => one.list)).toEqual([...begunLists]);
  return result.find((one) => one.list === list)?.codes;
};

const declaration = declarationOfType('ObligationType');
if (!declaration) throw new Error('Obligation types are not declared.');
const save = `mutation M($input: ${inputType(declaration)}!) { saved: ${saveField(declaration)}(input: $input) { code } }`;

it('are the codes that each list has, with one that was just saved and one that is inactive', async () => {
  await server.database.pool.query('truncate obligation_type cascade');
  expect(await codesOf('obligation-types')).toEqual([]);
  const admin = await server.signIn('admin');
  const input = { code: 'Weed Control', description: '', isActive: false };
  const ids = { id: crypto.randomUUID(), revision: null, saveId: crypto.randomUUID() };
  expect(await admin.graphql(save, { input: { ...ids, ...input } })).toMatchObject({
    data: { saved: { code: 'Weed Control' } },
  });
  expect(await codesOf('obligation-types')).toEqual(['Weed Control']);
  // Whoever adds the same entry at the same time is refused, whatever its capital letters.
  const again = { id: crypto.randomUUID(), revision: null, saveId: crypto.randomUUID() };
  const refused = await admin.graphql(save, { input: { ...again, ...input, code: 'WEED CONTROL' } });
  expect(refused).toMatchObject({ errors: [{ extensions: { code: 'VALIDATION' } }] });
  expect(await codesOf('obligation-types')).toEqual(['Weed Control']);
});

it('are for those who may change the lists', async () => {
  for (const name of ['broker', 'operator', 'superuser', 'readonly'] as const) {
    const answer = await (await server.signIn(name)).get('/api/start/first-entries');
    expect([name, answer.statusCode]).toEqual([name, 403]);
  }
  expect((await server.visitor().get('/api/start/first-entries')).statusCode).toBe(401);
});
