import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aContact, makeAssociate, placesOf } from '../../testing/associate-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');

describe('the card of a contact', () => {
  it('tells who, where and how, with every separator escaped and no line too long', async () => {
    const places = await placesOf(server);
    const contact = aContact({
      name: 'Zoë; Anne Müller',
      title: 'Owner, north half',
      email: 'zoe@example.ca',
      secondaryEmail: 'anne@example.ca; zoe@example.ca',
      address1: `Box 12 ${'ü'.repeat(60)}`,
      address2: 'RR 2',
      country: { id: places.country },
      stateOrProvince: { id: places.province },
      city: { id: places.city },
      postalCode: 'T7E 1A1',
      notes: 'Owes us a letter.',
      phoneNumbers: [
        { id: randomUUID(), type: 'Mobile', number: '780 555 1234' },
        { id: randomUUID(), type: 'Work', number: '7805551235', extension: '12' },
      ],
    });
    await makeAssociate(broker, { name: 'Müller Farms', contacts: [contact] });
    const answer = await broker.get(`/api/contacts/${contact.id}/vcard`);
    expect(answer.headers['content-type']).toBe('text/vcard; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; /);
    const lines = answer.body.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(answer.body.replaceAll('\r\n ', '').split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Zoë\\; Anne Müller',
      'N:Müller;Zoë\\; Anne;;;',
      'ORG:Müller Farms',
      'TITLE:Owner\\, north half',
      'EMAIL;TYPE=INTERNET:zoe@example.ca',
      'EMAIL;TYPE=INTERNET:anne@example.ca',
      'TEL;TYPE=CELL,VOICE:780 555 1234',
      'TEL;TYPE=WORK,VOICE:7805551235 x12',
      `ADR;TYPE=WORK:;;Box 12 ${'ü'.repeat(60)}\\nRR 2;Edson;Alberta;T7E 1A1;Canada`,
      'END:VCARD',
      '',
    ]);
  });

  it('is for people who are signed in, of a contact that is there', async () => {
    expect((await server.visitor().get(`/api/contacts/${randomUUID()}/vcard`)).statusCode).toBe(401);
    for (const id of [randomUUID(), 'x'])
      expect((await broker.get(`/api/contacts/${id}/vcard`)).statusCode).toBe(404);
  });
});

describe('what an associate takes part in', () => {
  const related = `agreements(first: 1000) { id } titles(first: 1000) { id } requests(first: 1000) { id }
    stakeholders(first: 1000) { id } tasks(first: 1000) { id }`;
  const read = async (client: TestClient, id: string) =>
    (await client.graphql(`query R($id: ID!) { found: businessAssociate(id: $id) { ${related} } }`, { id }))
      .data?.['found'] as Record<string, readonly { readonly id: string }[]>;
  const idsOf = async (text: string, id: string): Promise<readonly string[]> =>
    (await server.database.pool.query<{ id: string }>(text, [id])).rows.map((row) => row.id);

  it('is told to who may see it, each record once', async () => {
    const admin = await server.signIn('admin');
    const [owner = ''] = await idsOf(
      `select l.business_associate_id as id from landowner l join assigned_task t on t.agreement_id = l.agreement_id
        where $1 <> '' and l.business_associate_id in (select business_associate_id from ownership)
        group by 1 order by count(*) desc, 1 limit 1`,
      'x',
    );
    const agreements = await idsOf(
      `select agreement_id as id from landowner where business_associate_id = $1
        union select agreement_id from occupant where business_associate_id = $1`,
      owner,
    );
    const all = await read(admin, owner);
    expect(all['agreements']?.map(({ id }) => id).toSorted()).toEqual(agreements.toSorted());
    expect(all['titles']?.length).toBe(
      (await idsOf('select distinct title_id as id from ownership where business_associate_id = $1', owner))
        .length,
    );
    expect(all['tasks']?.length).toBeGreaterThan(0);
    const theirs = await read(await server.signIn('prairie'), owner);
    const seen = await idsOf(
      `select a.id from agreement a join surface_project p on p.id = a.surface_project_id
        join company c on c.id in (p.owner_id, p.broker_id, p.operator_id) and c.code = 'PRG'
        where a.id in (select agreement_id from landowner where business_associate_id = $1
          union select agreement_id from occupant where business_associate_id = $1)`,
      owner,
    );
    expect(theirs['agreements']?.map(({ id }) => id).toSorted()).toEqual([...new Set(seen)].toSorted());
  });
});
