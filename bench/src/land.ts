import {
  boundsOf,
  centreOf,
  type LegalDescription,
  landWritings,
  writeLegalDescription,
} from 'shared-contracts/land-survey';
import { searchAnswerSchema, searchLimits } from 'shared-contracts/search';
import * as v from 'valibot';
import { company } from './agreements-grid.ts';
import { startApi } from './api-process.ts';
import { startBare } from './bare-process.ts';
import { openLand, someQuarters } from './land-dataset.ts';
import { type Line, report } from './report.ts';
import { compare } from './timing.ts';

const first = searchLimits.usual + 1;

/** Condition: the person may see records of the project. */
const seen = (project: string) => `exists (select 1 from surface_project p where p.id = ${project}
  and not p.is_archived and (p.owner_id = $1 or p.broker_id = $1 or p.operator_id = $1))`;

/**
 * Every kind of record that lies on land: its table, its title column, the rows that reference its parcels, and the
 * condition for seeing it.
 */
const onLand = [
  ['parcels', 'parcel', 'formatted_legal_description', 'select parcel_id from here', 'true'],
  ['titles', 'title', 'number', 'select x.title_id from title_parcel x join here using (parcel_id)', 'true'],
  [
    'title-tracts',
    'title_tract',
    'name',
    'select x.title_tract_id from title_tract_parcel x join here using (parcel_id)',
    'true',
  ],
  [
    'agreements',
    'agreement',
    'agreement_number',
    'select x.agreement_id from agreement_parcel x join here using (parcel_id)',
    seen('t.surface_project_id'),
  ],
  [
    'requests',
    'request',
    'connect_number',
    `select i.request_id from request_item_parcel x join here using (parcel_id)
      join request_item i on i.id = x.request_item_id`,
    seen('t.surface_project_id'),
  ],
  [
    'stakeholders',
    'stakeholder',
    'land_interest',
    'select x.stakeholder_id from stakeholder_parcel x join here using (parcel_id)',
    seen('t.surface_project_id'),
  ],
] as const;

/** Everything at a place, as an expert on the tables would write it: $2 to $5 are the edges. */
const atPlace = `with here as materialized (select distinct parcel_id from parcel_place
    where place && box(point($4::float8, $5::float8), point($2::float8, $3::float8)) limit 200)
  ${onLand
    .map(
      ([
        kind,
        table,
        title,
        ids,
        may,
      ]) => `(select '${kind}' as kind, t.id, t.${title} as title from ${table} t
    where t.id in (${ids}) and ${may} limit ${first})`,
    )
    .join(' union all ')}`;

/**
 * Every kind by its search text and the beginning of its key: $2 a part, $3 the text, $4 a text that sorts after it.
 */
const byText = [
  ['parcels', 'parcel', 'formatted_legal_description', 'true'],
  ['titles', 'title', 'number', 'true'],
  ['title-tracts', 'title_tract', 'name', 'true'],
  ['associates', 'business_associate', 'name', 'true'],
  ['contacts', 'contact', 'name', 'true'],
  [
    'projects',
    'surface_project',
    'description',
    'not t.is_archived and (t.owner_id = $1 or t.broker_id = $1 or t.operator_id = $1)',
  ],
  ['agreements', 'agreement', 'agreement_number', seen('t.surface_project_id')],
  ['requests', 'request', 'connect_number', seen('t.surface_project_id')],
]
  .map(
    ([
      kind,
      table,
      key,
      may,
    ]) => `(select '${kind}' as kind, t.id, t.${key} as title, '' as subtitle from ${table} t
      where lower(t.${key}) ~>=~ lower($3) and lower(t.${key}) ~<~ lower($4) and ${may} limit ${first})
    union all (select '${kind}', t.id, t.${key}, '' from ${table} t where without_accents(t.search_text) like without_accents(lower($2)) and ${may}
      limit ${first})`,
  )
  .join(' union all ');

interface Question {
  readonly name: string;
  /** The text of the n-th turn. */
  readonly text: (turn: number) => string;
  readonly place?: (turn: number) => LegalDescription;
}

const lands = someQuarters();
function landAt(turn: number): LegalDescription {
  const land = lands[turn % lands.length];
  if (!land) throw new Error('There is no land.');
  return land;
}
const position = (turn: number): string => {
  const [longitude, latitude] = centreOf(landAt(turn));
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
};

const questions: readonly Question[] = [
  ...landWritings.map((writing) => ({
    name: `land, ${writing}`,
    text: (turn: number) => writeLegalDescription(landAt(turn), writing),
    place: landAt,
  })),
  { name: 'position', text: position, place: landAt },
  { name: 'title number', text: (turn) => `${200 + (turn % 700)} 00${turn % 10}` },
  { name: 'AFE', text: (turn) => `AFE 24-00${10 + (turn % 80)}` },
  { name: 'phone', text: (turn) => `403 555-${String(1000 + turn).slice(-4)}` },
  { name: 'name', text: (turn) => ['wiebe', 'zacharias', 'peters', 'dyck'][turn % 4] ?? 'wiebe' },
];

/** A text that sorts after every text with this beginning. */
const behind = (text: string): string => `${text}\u{10FFFF}`;

/** Searching land among a million parcels. */
export async function land(): Promise<boolean> {
  const { url, server } = await openLand();
  try {
    const api = await startApi({ DATABASE_URL: url });
    const bare = await startBare(url);
    const lines: Line[] = [];
    for (const { name, text, place } of questions) {
      let [mine, theirs] = [0, 0];
      const ours = async () => {
        mine += 1;
        const query = new URLSearchParams({ text: text(mine), first: String(first) });
        return v.parse(searchAnswerSchema, await api.get(`/api/search?${query}`));
      };
      const peer = async () => {
        theirs += 1;
        const searched = text(theirs);
        const rows = await bare.rows(byText, [company, `%${searched}%`, searched, behind(searched)]);
        if (!place) return rows;
        const { west, south, east, north } = boundsOf(place(theirs));
        return [...rows, ...(await bare.rows(atPlace, [company, west, south, east, north]))];
      };
      const found = await ours();
      if (place && !found.records.some(({ kind }) => kind === 'parcels'))
        throw new Error(`${text(mine)}: no parcel was found.`);
      if (found.failed.length > 0)
        throw new Error(`${text(mine)}: ${found.failed.join()} could not be searched.`);
      lines.push({ name, ...(await compare(ours, peer, 40)) });
    }
    await api.stop();
    await bare.stop();
    return report(
      'land: ours, SQL by hand; 1,000,000 parcels, PostgreSQL',
      'ms, p95',
      { medians: 1.5, ours: 25 },
      lines,
    );
  } finally {
    server.stop();
  }
}
