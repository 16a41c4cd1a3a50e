import { randomUUID } from 'node:crypto';
import type { TestClient, TestServer } from './test-server.ts';

type Values = Readonly<Record<string, unknown>>;

/** A contact as the form reads it. */
interface ReadContact extends Values {
  readonly id: string;
  readonly revision: number;
  readonly name: string;
  readonly phoneNumbers: readonly { readonly id: string; readonly number: string }[];
}

/** A communication as the form reads it. */
interface ReadCommunication extends Values {
  readonly id: string;
  readonly revision: number;
}

/** An associate as the form reads it. */
export interface ReadAssociate extends Values {
  readonly id: string;
  readonly revision: number;
  readonly contacts: readonly ReadContact[];
  readonly communications: readonly ReadCommunication[];
}

const place = 'country { id } stateOrProvince { id } city { id } postalCode';

/** The selection of everything that an associate's form shows. */
const wholeAssociate = `id revision code name addressLine1 addressLine2 addressLine3 ${place} isClient usesProjects
  isLinkedToAccounting isActive isSynchronized title phoneNumber cellNumber faxNumber email residence trapperNumber
  vendorCode costCentreCode taxNumber gstNumber spouse isDowerRights isCrown communicationNotes safetyNote notes
  contacts { id revision name title email secondaryEmail address1 address2 address3 ${place} isActive isSynchronized notes
    phoneNumbers { id sequence type number extension } }
  communications { id revision date timeOfDay comments confidential isSuccessful outcome isUserOwned source
    businessAssociateId methodOfContact { id } representative { id } businessAssociates { id } contacts { id }
    relatedDocuments { id revision name url } canEdit canDelete }`;

/** Sends a save of an associate to the running API. */
export const saveAssociate = (client: TestClient, input: Values) =>
  client.graphql(
    `mutation Save($input: BusinessAssociateInput!) {
      saved: updateBusinessAssociate(input: $input) { ${wholeAssociate} } }`,
    { input },
  );

/**
 * The details of a refusal: its code, its fields, and the paths of its conflicts; undefined if the request was not
 * refused.
 */
export const refusalOf = ({ errors }: Awaited<ReturnType<TestClient['graphql']>>) => {
  const [first] = errors ?? [];
  if (!first) return undefined;
  const conflicts = first.extensions['conflicts'] as readonly { readonly path: string }[] | undefined;
  return {
    code: first.extensions['code'],
    message: first.message,
    fields: first.extensions['fields'],
    conflicts: conflicts?.map(({ path }) => path),
  };
};

/** The saved record. Throws if the save was refused. */
export function savedOf(answer: Awaited<ReturnType<TestClient['graphql']>>): ReadAssociate {
  if (!answer.data?.['saved']) throw new Error(`Not saved: ${JSON.stringify(answer.errors)}`);
  return answer.data['saved'] as ReadAssociate;
}

/** An associate as it is stored now. */
export async function readAssociate(client: TestClient, id: string): Promise<ReadAssociate | undefined> {
  const answer = await client.graphql(
    `query Read($id: ID!) { found: businessAssociate(id: $id) { ${wholeAssociate} } }`,
    { id },
  );
  return (answer.data?.['found'] ?? undefined) as ReadAssociate | undefined;
}

/** A new contact. */
export const aContact = (change: Values = {}) => ({ id: randomUUID(), name: 'Nora Field', ...change });

/** A new communication. */
export const aCommunication = (change: Values = {}) => ({
  id: randomUUID(),
  date: '2026-11-20',
  comments: 'Called about the survey.',
  ...change,
});

/** A new associate, saved with the given values. */
export const makeAssociate = async (client: TestClient, change: Values = {}): Promise<ReadAssociate> =>
  savedOf(await saveAssociate(client, { id: randomUUID(), name: 'Field Farms', ...change }));

/** The saves of a record, newest first. */
export async function historyOf(client: TestClient, kind: string, id: string) {
  const { data } = await client.graphql(
    `query H($id: ID!) { history(recordKind: ${kind}, recordId: $id) {
      revision changedBy { fullName } changes { field before after } } }`,
    { id },
  );
  return (data?.['history'] ?? []) as readonly {
    readonly revision: number;
    readonly changes: readonly {
      readonly field: string;
      readonly before: string | null;
      readonly after: string | null;
    }[];
  }[];
}

/** The id of the first row that meets a condition. Throws if there is none. */
export async function idOf({ database }: TestServer, from: string, ...values: readonly unknown[]) {
  const { rows } = await database.pool.query<{ id: string }>(`select id from ${from} limit 1`, [...values]);
  if (!rows[0]) throw new Error(`There is no ${from}.`);
  return rows[0].id;
}

/** Canada, Alberta and Edson, and a city and a province that do not belong to them. */
export async function placesOf(server: TestServer) {
  const [country, province, city, otherProvince, otherCity] = await Promise.all([
    idOf(server, `country where code = 'CA'`),
    idOf(server, `state_or_province where code = 'AB'`),
    idOf(server, `city where name = 'Edson'`),
    idOf(server, `state_or_province where country_id <> (select id from country where code = 'CA')`),
    idOf(server, `city where name = 'Fort St. John'`),
  ]);
  return { country, province, city, otherProvince, otherCity };
}
