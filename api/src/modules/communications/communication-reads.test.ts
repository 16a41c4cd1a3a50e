import { describe, expect, it } from 'vitest';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();
const admin = await server.signIn('admin');

interface Page {
  readonly nodes: readonly { readonly id: string; readonly source: string }[];
}

type People = readonly { readonly name: string; readonly businessAssociate: { readonly id: string } }[];

const idsOf = (nodes: readonly { readonly id: string }[]) => nodes.map(({ id }) => id).toSorted();

describe('the communications of an associate', () => {
  it('are those that it was named in, whatever record they were written for', async () => {
    const { rows } = await server.database.pool.query(
      `select l.business_associate_id as id from communication_business_associate l
        join communication c on c.id = l.communication_id
        group by 1 having count(distinct c.source) > 1 order by 1 limit 1`,
    );
    const [{ id }] = rows;
    const named = await server.database.pool.query(
      'select communication_id as id from communication_business_associate where business_associate_id = $1',
      [id],
    );
    const { data, errors } = await admin.graphql(
      `query ($id: ID!) { communications(parentId: $id, first: 250) { nodes { id source } } }`,
      { id },
    );
    expect(errors).toBeUndefined();
    const page = data?.['communications'] as Page | undefined;
    const nodes = page?.nodes ?? [];
    expect(idsOf(nodes)).toEqual(idsOf(named.rows));
    expect(new Set(nodes.map(({ source }) => source)).size).toBeGreaterThan(1);
  });
});

describe('the pages of communications', () => {
  const query = `query ($id: ID!, $after: String) { communications(parentId: $id, first: 7, after: $after) {
    nodes { id date } totalCount pageInfo { endCursor hasNextPage } } }`;

  it.each([
    ['a project', 'surface_project_id'],
    ['an agreement', 'agreement_id'],
    ['a stakeholder', 'stakeholder_id'],
    ['a request', 'request_id'],
    ['an associate', 'business_associate_id'],
  ])('of %s hold each once, the newest first', async (_, column) => {
    const { pool } = server.database;
    const [{ id }] = (
      await pool.query(
        `select ${column} as id from communication where ${column} is not null group by 1 order by count(*) desc, 1 limit 1`,
      )
    ).rows;
    const expected = await pool.query(
      `select c.id from communication c where ${column} = $1 or exists (select 1 from communication_business_associate l
        where l.communication_id = c.id and l.business_associate_id = $1) order by date desc, id desc`,
      [id],
    );
    const found: string[] = [];
    let after: string | null = null;
    do {
      const { data, errors } = await admin.graphql(query, { id, after });
      expect(errors).toBeUndefined();
      const page = data?.['communications'] as {
        readonly nodes: readonly { readonly id: string }[];
        readonly totalCount: number;
        readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
      };
      expect(page.totalCount).toBe(expected.rows.length);
      found.push(...page.nodes.map((node) => node.id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(found).toEqual(expected.rows.map((row: { id: string }) => row.id));
  });
});

describe('the communications of a project', () => {
  const list = `query ($id: ID!) { communications(parentId: $id, first: 250) {
    nodes { id source recordName date agreementId requestId stakeholderId } } }`;

  it('are its own and those of all below it, each with what it is on, the newest first, in one statement', async () => {
    const [{ id }] = (
      await server.database.pool.query(
        `select surface_project_id as id from communication where surface_project_id is not null
          group by 1 having count(distinct source) > 2 order by 1 limit 1`,
      )
    ).rows;
    const all = await server.database.pool.query(
      'select id from communication where surface_project_id = $1',
      [id],
    );
    let statementCount = 0;
    const count = () => {
      statementCount += 1;
    };
    server.database.pool.on('acquire', count);
    const { data, errors } = await admin.graphql(list, { id });
    server.database.pool.off('acquire', count);
    expect(errors).toBeUndefined();
    // One of the session, one of the list.
    expect(statementCount).toBe(2);
    const { nodes } = (data?.['communications'] ?? { nodes: [] }) as {
      readonly nodes: readonly {
        readonly id: string;
        readonly source: 'Agreement' | 'Project' | 'Request' | 'Stakeholder';
        readonly recordName: string;
        readonly date: string;
      }[];
    };
    expect(idsOf(nodes)).toEqual(idsOf(all.rows));
    expect(new Set(nodes.map(({ source }) => source)).size).toBeGreaterThan(2);
    expect(nodes.every(({ recordName }) => recordName !== '')).toBe(true);
    const dates = nodes.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const stranger = await server.signIn('prairie');
    const foreign = await server.database.pool.query(
      `select c.surface_project_id as id from communication c join surface_project p on p.id = c.surface_project_id
        where p.operator_id <> (select id from company where code = 'PRG') limit 1`,
    );
    const refused = await stranger.graphql(list, { id: foreign.rows[0].id });
    expect(refused.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });
});

describe('the people of some associates', () => {
  const query = `query ($ids: [ID!], $query: String) {
    contacts(businessAssociateIds: $ids, query: $query) { id name businessAssociate { id } }
  }`;

  it('are theirs alone, and are searched', async () => {
    const { rows } = await server.database.pool.query(
      `select business_associate_id as id, min(name) as name from contact where is_active group by 1 order by 1 limit 2`,
    );
    const ids = rows.map(({ id }: { id: string }) => id);
    const { data } = await admin.graphql(query, { ids });
    const people = (answer: typeof data) => (answer?.['contacts'] as People | undefined) ?? [];
    const found = people(data).map(({ businessAssociate }) => businessAssociate.id);
    expect(new Set(found)).toEqual(new Set(ids));
    const searched = await admin.graphql(query, { ids, query: rows[0].name });
    expect(people(searched.data).map(({ name }) => name)).toContain(rows[0].name);
  });

  it('are refused for what is no id, and for too many', async () => {
    for (const ids of [['x'], Array.from({ length: 201 }, () => crypto.randomUUID())]) {
      const { errors } = await admin.graphql(query, { ids });
      expect(errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
    }
  });
});

describe('the parts of contacts in an agreement', () => {
  const query = `query ($id: ID!) {
    agreement(id: $id) { landowners { contact { id } } occupants { contact { id } } } }`;

  it('are told by its lists of landowners and occupants, to who sees it', async () => {
    const { rows } = await server.database.pool.query(
      `select a.id, l.contact_id as owner, o.contact_id as occupant from agreement a
        join landowner l on l.agreement_id = a.id join occupant o on o.agreement_id = a.id
        join surface_project p on p.id = a.surface_project_id
        where l.contact_id is not null and o.contact_id is not null
          and p.operator_id = (select id from company where code = 'NFE') order by a.id limit 1`,
    );
    const [{ id, owner, occupant }] = rows;
    const { data } = await admin.graphql(query, { id });
    expect(data?.['agreement']).toMatchObject({
      landowners: expect.arrayContaining([{ contact: { id: owner } }]),
      occupants: expect.arrayContaining([{ contact: { id: occupant } }]),
    });
    const other = await server.signIn('prairie');
    expect((await other.graphql(query, { id })).data?.['agreement'] ?? null).toBeNull();
  });
});
