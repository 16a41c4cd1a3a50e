import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  aCommunication,
  aContact,
  historyOf,
  idOf,
  makeAssociate,
  readAssociate,
  refusalOf,
  saveAssociate,
} from '../../testing/associate-calls.ts';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');

const remove = (call: string, ids: readonly (string | undefined)[], client = broker) =>
  client.graphql(`mutation D($ids: [ID!]!) { deleted: ${call}(ids: $ids) }`, { ids });

const rows = async (text: string, ...values: readonly unknown[]) =>
  (await server.database.pool.query(text, [...values])).rows;

const numbers = () => ['1', '2'].map((number) => ({ id: randomUUID(), type: 'Work', number }));

describe('contacts', () => {
  it('go with their telephone numbers, and the history keeps what they held', async () => {
    const { id, contacts } = await makeAssociate(broker, {
      contacts: [aContact({ phoneNumbers: numbers() }), aContact({ name: 'Per Field' })],
    });
    const [nora, per] = contacts;
    expect((await remove('deleteContacts', [nora?.id])).data).toEqual({ deleted: [nora?.id] });
    expect((await readAssociate(broker, id))?.contacts).toMatchObject([{ id: per?.id }]);
    const [entry] = await rows(
      `select changes from history_entry where record_id = $1 order by revision desc limit 1`,
      nora?.id,
    );
    expect(entry.changes).toContainEqual({ field: 'phoneNumbers', before: 'Work, 1\nWork, 2', after: null });
  });

  it('that communications name stay, all or none, and are told by what uses them', async () => {
    const [used, free] = [aContact(), aContact({ name: 'Per Field' })];
    const communications = [aCommunication({ contacts: [{ id: used.id }] })];
    const { id } = await makeAssociate(broker, { contacts: [used, free], communications });
    expect(refusalOf(await remove('deleteContacts', [free.id, used.id]))).toMatchObject({
      code: 'BAD_INPUT',
      message: '‘Nora Field’ is used by 1 communication. Make it inactive instead.',
    });
    expect((await readAssociate(broker, id))?.contacts).toHaveLength(2);
  });

  it('are not deleted by a read-only person, nor where they are not', async () => {
    const { contacts } = await makeAssociate(broker, { contacts: [aContact()] });
    const reader = await server.signIn('readonly');
    const ids = [contacts[0]?.id];
    expect(refusalOf(await remove('deleteContacts', ids, reader))?.code).toBe('FORBIDDEN');
    expect(refusalOf(await remove('deleteContacts', [...ids, randomUUID()]))?.code).toBe('NOT_FOUND');
    expect((await remove('deleteContacts', ids, await server.signIn('approver'))).data).toEqual({
      deleted: ids,
    });
  });
});

describe('telephone numbers', () => {
  it('go alone, and their contact has its next revision', async () => {
    const phoneNumbers = numbers();
    const { id, contacts } = await makeAssociate(broker, { contacts: [aContact({ phoneNumbers })] });
    const [first, second] = phoneNumbers;
    expect((await remove('deleteContactPhoneNumbers', [first?.id])).data).toEqual({ deleted: [first?.id] });
    expect((await readAssociate(broker, id))?.contacts).toMatchObject([
      { revision: 2, phoneNumbers: [{ ...second, sequence: 1 }] },
    ]);
    const [entry] = await historyOf(broker, 'CONTACT', contacts[0]?.id ?? '');
    expect(entry?.changes).toEqual([{ field: 'phoneNumbers', before: 'Work, 1\nWork, 2', after: 'Work, 2' }]);
  });

  it('are not deleted by a read-only person, nor where one of them is not', async () => {
    const phoneNumbers = numbers();
    const { id } = await makeAssociate(broker, { contacts: [aContact({ phoneNumbers })] });
    const ids = phoneNumbers.map((number) => number.id);
    const reader = await server.signIn('readonly');
    expect(refusalOf(await remove('deleteContactPhoneNumbers', ids, reader))?.code).toBe('FORBIDDEN');
    expect(refusalOf(await remove('deleteContactPhoneNumbers', [...ids, randomUUID()]))?.code).toBe(
      'NOT_FOUND',
    );
    expect((await readAssociate(broker, id))?.contacts[0]?.phoneNumbers).toHaveLength(2);
  });
});

describe('associates', () => {
  it('go with their contacts, each told by the history', async () => {
    const { id, contacts } = await makeAssociate(broker, { contacts: [aContact()] });
    expect((await remove('deleteClients', [id])).data).toEqual({ deleted: [id] });
    expect(await readAssociate(broker, id)).toBeUndefined();
    const deletions = await rows(
      `select record_kind as kind from history_entry where record_id = any ($1) and revision = 2 order by 1`,
      [id, contacts[0]?.id],
    );
    expect(deletions).toEqual([{ kind: 'BUSINESS_ASSOCIATE' }, { kind: 'CONTACT' }]);
    const again = refusalOf(await saveAssociate(broker, { id, name: 'Back' }));
    expect(again?.message).toBe('A record of this id was deleted. Make a new one.');
  });

  it('that others use stay, and say by what: agreements by an owner, communications by a contact', async () => {
    const { id } = await makeAssociate(broker, { communications: [aCommunication()] });
    const message = 'It is used by 1 communication. Make it inactive instead.';
    expect(refusalOf(await remove('deleteClients', [id]))).toMatchObject({ code: 'BAD_INPUT', message });
    expect((await readAssociate(broker, id))?.communications).toHaveLength(1);
    const owner = await idOf(
      server,
      'business_associate b where exists (select 1 from landowner l where l.business_associate_id = b.id)',
    );
    expect(refusalOf(await remove('deleteClients', [owner]))?.message).toMatch(
      /^It is used by .*\d+ agreements?.*\. Make it inactive instead\.$/,
    );
  });

  it('are refused by the number of those that the person sees, and never by how many others keep', async () => {
    const { id } = await makeAssociate(broker, { communications: [aCommunication()] });
    const operator = await server.signIn('operator');
    const refusal = async () => refusalOf(await remove('deleteClients', [id], operator))?.message;
    // What is logged with an associate is of the company that logged it.
    const others = 'It is used by records that you may not see. Make it inactive instead.';
    expect(await refusal()).toBe(others);
    const one = aCommunication();
    await saveAssociate(broker, {
      id,
      name: 'Nora Field',
      revision: 1,
      communications: [one, aCommunication()],
    });
    expect(await refusal()).toBe(others);
    await rows(
      `update communication set owner_id = u.company_id from app_user u
       where communication.id = $1 and u.user_name = 'operator@rightway.test'`,
      one.id,
    );
    expect(await refusal()).toBe(
      'It is used by 1 communication and records that you may not see. Make it inactive instead.',
    );
  });

  it('are deleted by editors, super users and system administrators alone', async () => {
    const { id } = await makeAssociate(broker);
    for (const name of ['readonly', 'approver'] as const)
      expect(refusalOf(await remove('deleteClients', [id], await server.signIn(name)))?.code).toBe(
        'FORBIDDEN',
      );
    expect((await remove('deleteClients', [id], await server.signIn('superuser'))).data).toEqual({
      deleted: [id],
    });
  });

  it('that sixteen delete and begin to use at once are whole or gone', async () => {
    const { id } = await makeAssociate(broker);
    await Promise.all(
      Array.from({ length: 16 }, (_, place) =>
        place % 2
          ? remove('deleteClients', [id])
          : saveAssociate(broker, { id, contacts: [aContact()], communications: [aCommunication()] }),
      ),
    );
    const left = await readAssociate(broker, id);
    const [{ used }] = await rows(
      'select count(*)::int as used from communication where business_associate_id = $1',
      id,
    );
    expect(left?.communications.length ?? 0).toBe(used);
  });
});
