import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  aContact,
  makeAssociate,
  placesOf,
  refusalOf,
  saveAssociate,
} from '../../testing/associate-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const places = await placesOf(server);

interface Found {
  readonly businessAssociate: { readonly id: string; readonly name: string };
  readonly evidence: readonly { readonly kind: string; readonly text: string; readonly path: string }[];
}

const look = async (
  input: Record<string, unknown>,
  parcelIds: readonly string[] = [],
  client = broker,
): Promise<readonly Found[]> => {
  const { data, errors } = await client.graphql(
    `query L($input: BusinessAssociateInput!, $parcelIds: [ID!]) {
      found: businessAssociateLookAlikes(input: $input, parcelIds: $parcelIds) {
        businessAssociate { id name } evidence { kind text path } } }`,
    { input: { id: randomUUID(), ...input }, parcelIds },
  );
  expect(errors).toBeUndefined();
  return data?.['found'] as readonly Found[];
};

let last = 5_550_000;
/** A telephone number that no other associate has. */
const aNumber = (): string => {
  last += 1;
  return `999${last}`;
};

const named = (id: string, found: readonly Found[]) =>
  found.find(({ businessAssociate }) => businessAssociate.id === id);

describe('an associate that is typed', () => {
  it('looks like the one with its telephone number, in whatever writing', async () => {
    const [phone, cell] = [aNumber(), aNumber()];
    const made = await makeAssociate(broker, { phoneNumber: phone, cellNumber: cell });
    const path = `business-associate/${made.id}/details`;
    const written = `+1 (${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`;
    expect(named(made.id, await look({ phoneNumber: written }))?.evidence).toEqual([
      { kind: 'Phone', text: phone, path },
    ]);
    const ofContact = {
      contacts: [aContact({ phoneNumbers: [{ id: randomUUID(), type: 'Home', number: cell }] })],
    };
    expect(named(made.id, await look(ofContact))?.evidence).toEqual([{ kind: 'Phone', text: cell, path }]);
  });

  it('looks like the one whose contact has its number or its e-mail address', async () => {
    const number = aNumber();
    const email = `Nora.${number}@Example.ca`;
    const contact = aContact({
      email,
      phoneNumbers: [{ id: randomUUID(), type: 'Mobile', number }],
    });
    const made = await makeAssociate(broker, { contacts: [contact] });
    const path = `business-associate/${made.id}/contacts?contactId=${contact.id}`;
    const found = await look({ cellNumber: number, email: `other@example.ca; nora.${number}@example.ca` });
    expect(found[0]).toMatchObject({
      businessAssociate: { id: made.id },
      evidence: [
        { kind: 'Email', text: email, path },
        { kind: 'Phone', text: number, path },
      ],
    });
  });

  it('looks like one of nearly its name at its address, and not like its neighbour', async () => {
    const at = {
      addressLine1: `Box ${aNumber()}`,
      country: { id: places.country },
      stateOrProvince: { id: places.province },
      city: { id: places.city },
    };
    const made = await makeAssociate(broker, { ...at, name: 'Wiebe, Peter' });
    const neighbour = await makeAssociate(broker, { ...at, name: 'Oksana Hrynchuk' });
    const elsewhere = await makeAssociate(broker, { addressLine1: at.addressLine1, name: 'Peter Wiebe' });
    const found = await look({ ...at, addressLine1: at.addressLine1.toUpperCase(), name: 'Peter Wiebe' });
    expect(named(made.id, found)?.evidence).toEqual([
      { kind: 'Address', text: at.addressLine1, path: `business-associate/${made.id}/details` },
    ]);
    expect([named(neighbour.id, found), named(elsewhere.id, found)]).toEqual([undefined, undefined]);
  });

  it('looks like an owner of nearly its name on the same quarter, and on the same title', async () => {
    const { rows } = await server.database.pool.query(
      'select id, number, parcel_id as parcel from title where parcel_id is not null order by id limit 1',
    );
    const [title] = rows;
    const name = `Anastasia Kowalchuk ${aNumber()}`;
    const [owner, same] = [
      await makeAssociate(broker, { name }),
      await makeAssociate(broker, { name: `${name}.` }),
    ];
    const own = (id: string) =>
      server.database.pool.query(
        `insert into ownership (id, title_id, sequence, business_associate_id) values (gen_random_uuid(), $1, 90, $2)`,
        [title.id, id],
      );
    await own(owner.id);
    expect(named(owner.id, await look({ name }, [title.parcel]))?.evidence).toMatchObject([
      { kind: 'Parcel', path: `parcel/${title.parcel}/details` },
    ]);
    await own(same.id);
    expect(named(owner.id, await look({ id: same.id, name: `${name}.` }))?.evidence).toEqual([
      { kind: 'Title', text: title.number, path: `parcel/${title.parcel}/titles/${title.id}` },
    ]);
  });

  it('looks like nobody with a name alone, and never like itself', async () => {
    const made = await makeAssociate(broker, { phoneNumber: aNumber() });
    expect(await look({ name: 'Field Farms' })).toEqual([]);
    expect(await look({ id: made.id, phoneNumber: made['phoneNumber'] })).toEqual([]);
  });

  it('no longer looks like one that it is known not to be, saved or not', async () => {
    const number = aNumber();
    const made = await makeAssociate(broker, { phoneNumber: number });
    const id = randomUUID();
    const remember = (client: TestClient) =>
      client.graphql(
        'mutation R($id: ID!, $otherId: ID!) { rememberNotDuplicate(id: $id, otherId: $otherId) }',
        {
          id,
          otherId: made.id,
        },
      );
    expect(refusalOf(await remember(await server.signIn('readonly')))?.code).toBe('FORBIDDEN');
    const unknown = await broker.graphql(
      `mutation { rememberNotDuplicate(id: "${randomUUID()}", otherId: "${randomUUID()}") }`,
    );
    expect(refusalOf(unknown)?.code).toBe('NOT_FOUND');
    expect(await look({ id, phoneNumber: number })).toHaveLength(1);
    const answers = await Promise.all(Array.from({ length: 16 }, () => remember(broker)));
    expect(answers.map(({ data }) => data)).toEqual(Array(16).fill({ rememberNotDuplicate: [id, made.id] }));
    expect(await look({ id, phoneNumber: number })).toEqual([]);
    await saveAssociate(broker, { id, name: 'Field Farms', phoneNumber: number });
    expect(await look({ id: made.id, phoneNumber: number })).toEqual([]);
    expect(await look({ phoneNumber: number })).toHaveLength(2);
  });
});

describe('likely duplicates', () => {
  const review = async (client: TestClient) =>
    client.graphql(
      `{ pairs: likelyDuplicates(first: 100) { one { id } other { id name } evidence { kind text path } } }`,
    );

  it('are reviewed by system administrators alone', async () => {
    expect((await review(broker)).data).toEqual({ pairs: [] });
  });

  it('are pairs that share something, but those known to be two', async () => {
    const admin = await server.signIn('admin');
    const [number, email] = [aNumber(), `${aNumber()}@example.ca`];
    const made = [
      await makeAssociate(broker, { phoneNumber: number, email }),
      await makeAssociate(broker, { cellNumber: number, email }),
    ];
    const [one, other] = made.map(({ id }) => id).toSorted();
    const pairOf = async () =>
      (
        (await review(admin)).data?.['pairs'] as
          | { one: Found['businessAssociate']; other: Found['businessAssociate'] }[]
          | undefined
      )?.find((pair) => pair.one.id === one && pair.other.id === other);
    expect(await pairOf()).toMatchObject({
      evidence: [
        { kind: 'Email', text: email },
        { kind: 'Phone', text: number },
      ],
    });
    await broker.graphql(`mutation { rememberNotDuplicate(id: "${other}", otherId: "${one}") }`);
    expect(await pairOf()).toBeUndefined();
  });
});
