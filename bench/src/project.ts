import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import * as v from 'valibot';
import { type ApiProcess, startApi } from './api-process.ts';
import { graphql } from './ask-graphql.ts';
import { bigProject, openProjects, sizes, smallProject } from './project-dataset.ts';
import { report } from './report.ts';
import { compare, inTurn } from './timing.ts';

const named = 'id name';

/**
 * The operations of a project's form when it opens: the header with its figures, the details, and who else is there.
 */
const opening = [
  `query Open($id: ID!) { found: surfaceProject(id: $id) { id revision description afeNumber area { ${named} } priority
    projectScope regulatoryDetails acquisitionComment actionItem uwi taskModelName taskManagerId geometry isArchived
    owner { ${named} } broker { ${named} } brokerOffice { ${named} } brokerProjectNumber brokerReference
    brokerProjectStatus { id code } operator { ${named} } operatorOffice { ${named} } operatorProjectNumber
    operatorReference operatorProjectStatus { id code } client { ${named} } projectType { id description }
    projectGroup { id code } securityLevel { id code } surfaceStatus { id status } surveyStatus { id code }
    additionalInfoItems { id value option { id optionValue } type { id code controlTypeCode } }
    currentUserRole canEdit } }`,
  `query Standing($id: ID!) { found: projectStanding(id: $id) { agreements consented requests requestsWaiting
    stakeholders engagements communications events documents tasksOpen tasksOverdue keyDates obligationsOpen members
    relatedProjects revisions nextObligation { id description dueDate } } }`,
  'mutation Present($id: ID!) { found: notePresence(projectId: $id) { since person { fullName } } }',
];

const openProject = (api: ApiProcess, id: string) =>
  Promise.all(opening.map((query) => graphql(api, query, { id })));

/** Refuses to measure where the data is missing. */
async function checkStanding(api: ApiProcess): Promise<void> {
  const [, standing] = await openProject(api, bigProject);
  const { agreements, communications, documents } = v.parse(
    v.object({ agreements: v.number(), communications: v.number(), documents: v.number() }),
    standing,
  );
  const counts = [agreements, communications, documents];
  if (counts.join() !== [sizes.agreements, sizes.communications, sizes.documents].join())
    throw new Error(`The project holds ${counts.join(', ')}.`);
}

interface ChangedRow {
  readonly id: string;
  readonly revision: number;
}

const rowsIn = async (pool: Pool, table: string, id: string): Promise<readonly ChangedRow[]> =>
  (
    await pool.query(`select id, revision from ${table} where surface_project_id = $1 order by sequence`, [
      id,
    ])
  ).rows;

const save = `mutation Save($input: SurfaceProjectInput!) {
  found: updateSurfaceProject(input: $input) { id members { id revision } revisions { id revision } } }`;

/** Saves that change every member and every revision of the big project, differently each time. */
async function saver(api: ApiProcess, pool: Pool) {
  let round = 0;
  return async () => {
    round += 1;
    const [members, revisions] = [
      await rowsIn(pool, 'member', bigProject),
      await rowsIn(pool, 'project_revision', bigProject),
    ];
    const keyed = (row: ChangedRow) => ({ ...row, saveId: randomUUID() });
    const start = performance.now();
    await graphql(api, save, {
      input: {
        id: bigProject,
        members: members.map((row) => ({ ...keyed(row), projectAccess: round % 2 ? 'Edit' : 'View' })),
        revisions: revisions.map((row) => ({ ...keyed(row), details: `Moved ${round}` })),
      },
    });
    return performance.now() - start;
  };
}

const note = `insert into history_entry (id, record_kind, record_id, revision, save_id, changed_at, changed_by, changes)
  values ($1, $2, $3, $4, $5, now(), (select id from app_user where email = 'broker@rightway.test'), $6)`;

/** The same rows in plain SQL: each updated if it still has the revision read before, with a history entry. */
async function bareSaver(pool: Pool) {
  let round = 0;
  return async () => {
    round += 1;
    const [members, revisions] = [
      await rowsIn(pool, 'member', bigProject),
      await rowsIn(pool, 'project_revision', bigProject),
    ];
    const client = await pool.connect();
    const start = performance.now();
    const write = async (kind: string, sql: string, rows: readonly ChangedRow[], value: string) => {
      for (const { id, revision } of rows) {
        await client.query(sql, [id, revision, value]);
        const changes = JSON.stringify([{ field: 'value', before: null, after: value }]);
        await client.query(note, [randomUUID(), kind, id, revision + 1, randomUUID(), changes]);
      }
    };
    await client.query('begin');
    await write(
      'MEMBER',
      'update member set project_access = $3, revision = revision + 1 where id = $1 and revision = $2',
      members,
      round % 2 ? 'Edit' : 'View',
    );
    await write(
      'PROJECT_REVISION',
      'update project_revision set details = $3, revision = revision + 1 where id = $1 and revision = $2',
      revisions,
      `Moved by hand ${round}`,
    );
    await client.query('commit');
    client.release();
    return performance.now() - start;
  };
}

/** Opening a project with many records, compared with one that has ten of each kind. */
async function projectOpen(api: ApiProcess): Promise<boolean> {
  await checkStanding(api);
  const pair = await compare(
    () => openProject(api, bigProject),
    () => openProject(api, smallProject),
    60,
  );
  return report(
    `project-open: ${sizes.agreements} agreements, ${sizes.communications} communications, ${sizes.documents} documents; ten of each`,
    'ms of the opening reads, p95',
    { most: 1.3 },
    [{ name: 'opening reads', ...pair }],
  );
}

/** A save of two hundred changed rows, compared with bare SQL in one transaction. */
async function projectSave(api: ApiProcess, pool: Pool): Promise<boolean> {
  const pair = await inTurn(await saver(api, pool), await bareSaver(pool), 8);
  return report(
    `project-save: ${2 * sizes.rows} changed rows; their bare SQL in one transaction`,
    'ms, median',
    { most: 1.5 },
    [{ name: 'save', ...pair }],
  );
}

/** The API's part of `project-open` and `project-save`. */
export async function project(names: readonly ('project-open' | 'project-save')[]): Promise<boolean> {
  const { url, server } = await openProjects();
  const pool = new Pool({ connectionString: url, max: 2 });
  try {
    const api = await startApi({ DATABASE_URL: url });
    const held: boolean[] = [];
    if (names.includes('project-open')) held.push(await projectOpen(api));
    if (names.includes('project-save')) held.push(await projectSave(api, pool));
    await api.stop();
    return !held.includes(false);
  } finally {
    await pool.end();
    server.stop();
  }
}
