import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { type ApiProcess, startApi } from './api-process.ts';
import { graphql } from './ask-graphql.ts';
import { bigProject, openProjects, sizes } from './project-dataset.ts';
import { report } from './report.ts';
import { compare, inTurn } from './timing.ts';

export const agreementNames = ['agreement-next', 'agreement-bulk'] as const;

/** The operations of an agreement's form when it opens: the agreement with its neighbours, and its provincial rules. */
const opening = [
  `query Open($id: ID!) { found: agreement(id: $id) { id revision sequence name agreementNumber referenceNumber
    agreementType { id code } landPurpose { id code } surfaceStatus { id status colorCode } landAgent { id fullName }
    documentsAcquiredDate dates { consentRequestedDate consentReceivedDate effectiveDate expiryDate reviewNoticeDate }
    term termUnit areaAndLength { areaUnit { id code } grossArea length lengthUnit { id code } }
    landowners { id sequence businessAssociate { id name } contact { id name } interestPercentage legalName signedDate }
    occupants { id sequence businessAssociate { id name } }
    relatedParcels { id sequence parcel { id formattedLegalDescription } } relatedTitles { id title { id number } }
    compensations { id compensationType { id code } amount isAnnual } payments { id kind amount dueDate paidDate }
    lifeSteps { id kind date } compensationFirstYear compensationAnnual previousId nextId canEdit } }`,
  `query Rules($id: ID!) { found: agreementRules(agreementId: $id, zone: "America/Edmonton") {
    id kind state dueDate sentence rule { id source section } } }`,
];

const openAgreement = (api: ApiProcess, id: string) =>
  Promise.all(opening.map((query) => graphql(api, query, { id })));

interface Listed {
  readonly id: string;
  readonly revision: number;
}

const listed = async (pool: Pool): Promise<readonly Listed[]> =>
  (
    await pool.query(
      'select id, revision from agreement where surface_project_id = $1 order by sequence, id',
      [bigProject],
    )
  ).rows;

/** Opening the last agreement of a large project, compared with its first. */
async function agreementNext(api: ApiProcess, pool: Pool): Promise<boolean> {
  const agreements = await listed(pool);
  const [first, last] = [agreements[0]?.id, agreements.at(-1)?.id];
  if (!first || !last || agreements.length !== sizes.agreements)
    throw new Error(`The project holds ${agreements.length} agreements.`);
  const pair = await compare(
    () => openAgreement(api, last),
    () => openAgreement(api, first),
  );
  return report(
    `agreement-next: agreement ${sizes.agreements} of a project; its first`,
    'ms of the opening reads, p95',
    { most: 1.1 },
    [{ name: 'opening reads', ...pair }],
  );
}

const dayOf = (round: number): string => new Date(Date.UTC(2026, 0, 1 + round)).toISOString().slice(0, 10);

/** Bulk edits of every agreement in the project, each with a different day from the one before. */
async function bulkEditor(api: ApiProcess, pool: Pool) {
  let round = 0;
  return async () => {
    round += 1;
    const agreements = await listed(pool);
    const start = performance.now();
    await graphql(
      api,
      'mutation Bulk($input: AgreementBulkInput!) { found: bulkEditAgreements(input: $input) { id } }',
      { input: { saveId: randomUUID(), agreements, values: { consentReceivedDate: dayOf(round) } } },
    );
    return performance.now() - start;
  };
}

/**
 * The same save in plain SQL: one update of the rows that still have the revision read before, and one insert into the
 * history.
 */
async function bareEditor(pool: Pool) {
  let round = 0;
  return async () => {
    round += 1;
    const agreements = await listed(pool);
    const day = dayOf(-round);
    const client = await pool.connect();
    const start = performance.now();
    await client.query('begin');
    await client.query(
      `with wanted as (select * from unnest($1::uuid[], $2::int[]) as w (id, revision)),
        written as (update agreement a set consent_received_date = $3, revision = a.revision + 1 from wanted w
          where a.id = w.id and a.revision = w.revision returning a.id, a.revision)
      insert into history_entry (id, record_kind, record_id, revision, save_id, changed_at, changed_by, changes)
        select gen_random_uuid(), 'AGREEMENT', id, revision, $4, now(),
          (select id from app_user where email = 'broker@rightway.test'),
          jsonb_build_array(jsonb_build_object('field', 'consentReceivedDate', 'before', null, 'after', $3::text))
        from written`,
      [agreements.map(({ id }) => id), agreements.map(({ revision }) => revision), day, randomUUID()],
    );
    await client.query('commit');
    client.release();
    return performance.now() - start;
  };
}

/** A bulk edit of a thousand agreements, compared with bare SQL in one transaction. */
async function agreementBulk(api: ApiProcess, pool: Pool): Promise<boolean> {
  const pair = await inTurn(await bulkEditor(api, pool), await bareEditor(pool), 8);
  return report(
    `agreement-bulk: ${sizes.agreements} agreements; their bare SQL in one transaction`,
    'ms, median',
    { most: 1.5 },
    [{ name: 'bulk edit', ...pair }],
  );
}

/** What opening and editing many agreements of one project costs. */
export async function agreements(names: readonly (typeof agreementNames)[number][]): Promise<boolean> {
  const { url, server } = await openProjects();
  const pool = new Pool({ connectionString: url, max: 2 });
  try {
    const api = await startApi({ DATABASE_URL: url });
    const held: boolean[] = [];
    if (names.includes('agreement-next')) held.push(await agreementNext(api, pool));
    if (names.includes('agreement-bulk')) held.push(await agreementBulk(api, pool));
    await api.stop();
    return !held.includes(false);
  } finally {
    await pool.end();
    server.stop();
  }
}
