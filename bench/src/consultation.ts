import { Pool } from 'pg';
import { type ApiProcess, startApi } from './api-process.ts';
import { graphql } from './ask-graphql.ts';
import {
  consulted,
  largeConsultation,
  openConsultations,
  smallConsultation,
} from './consultation-dataset.ts';
import { report } from './report.ts';
import { compare, median } from './timing.ts';

/** The recipients that a first screen shows: all of the small project, as many of the large one. */
const first = consulted.small;

/** What each tab asks for before it shows its first screen. */
const tabs = {
  board: `query B($id: ID!, $first: Int!) { board: consultationBoard(surfaceProjectId: $id, zone: "America/Edmonton") {
    mayFileOn notifiedCount waitingCount lateCount objectionCount gapCount recipientCount openCount }
    found: consultationRecipients(surfaceProjectId: $id, zone: "America/Edmonton", first: $first) { id kind name associateId parcels state contactCount lastContactDate
      clock { startedOn dueDate isPaused pausedDays moved rule { id source section validFrom } }
      pauses { fromDate toDate reason }
      cells { step afterDays state date dueDate contactId contactRevision }
      gaps { kind contactId date days sentence } } }`,
  stakeholders: `query S($id: ID!, $first: Int!) { found: stakeholders(surfaceProjectId: $id, first: $first) {
    nodes { id revision sequence businessAssociate { id name } contact { id name }
      details { notifiedDate consentDate expiryDate completedDate }
      relatedParcels { id parcel { id formattedLegalDescription } }
      stakeholderTypes { id type { id code } requirement { id code } } }
    pageInfo { hasNextPage endCursor } } }`,
  communications: `query C($id: ID!, $first: Int!) { found: communications(parentId: $id, first: $first) {
    nodes { id revision date comments confidential step deliveredDate documentsAttached canEdit canDelete source
      recordName representative { id fullName } businessAssociates { id name } }
    pageInfo { hasNextPage endCursor } } }`,
  log: `query L($id: ID!, $first: Int!) { found: consultationLog(surfaceProjectId: $id, first: $first) { endCursor
    lines { id kind recipient land date step method contactedBy spokenWith comments evidence } } }`,
} as const;

const ask = (api: ApiProcess, query: string, id: string) => () => graphql(api, query, { id, first });

/** The cost of the first view after a change, when every clock is computed again; printed in addition. */
async function worked(api: ApiProcess, pool: Pool) {
  const times: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    await pool.query(
      'update stakeholder set sequence = sequence where surface_project_id = $1 and sequence = 1',
      [largeConsultation],
    );
    const start = performance.now();
    await ask(api, tabs.board, largeConsultation)();
    times.push(performance.now() - start);
  }
  console.log(`  the board of ${consulted.large} after a change: ${median(times).toFixed(0)} ms`);
}

/** The cost of the board and the tabs of a large consultation compared with a small one. */
export async function consultation(): Promise<boolean> {
  const { url, server } = await openConsultations();
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    const api = await startApi({ DATABASE_URL: url });
    const lines = [];
    for (const [name, query] of Object.entries(tabs)) {
      const pair = await compare(ask(api, query, largeConsultation), ask(api, query, smallConsultation));
      lines.push({ name, ...pair });
    }
    const held = report(
      `consultation: ${consulted.large} stakeholders with ${consulted.large * consulted.contacts} communications; ${consulted.small} with ${consulted.small * consulted.contacts}`,
      'ms of the first screen of each tab, p95',
      { most: 1.3 },
      lines,
    );
    await worked(api, pool);
    await api.stop();
    return held;
  } finally {
    await pool.end();
    server.stop();
  }
}
