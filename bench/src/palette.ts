import { searchAnswerSchema, searchLimits } from 'shared-contracts/search';
import * as v from 'valibot';
import { company } from './agreements-grid.ts';
import type { ApiProcess } from './api-process.ts';
import type { BareProcess } from './bare-process.ts';
import { type Line, report } from './report.ts';
import { compare } from './timing.ts';

const texts = ['wiebe', 'NW-12-0', 'ROW-0012', 'zacharias', 'no such thing'];

/** As the search box requests: one more per kind than it shows. */
const first = searchLimits.usual + 1;

const ofProject = (
  alias: string,
) => `exists (select 1 from surface_project p where p.id = ${alias}.surface_project_id
  and not p.is_archived and (p.owner_id = $1 or p.broker_id = $1 or p.operator_id = $1))`;

const nameOfProject = (alias: string) =>
  `(select p.description from surface_project p where p.id = ${alias}.surface_project_id)`;

/** The kinds with the SQL of their lines, and the condition for seeing each record; `t` is the table. */
const kinds: readonly (readonly [
  kind: string,
  table: string,
  title: string,
  subtitle: string,
  seen: string,
])[] = [
  [
    'agreements',
    'agreement',
    `t.agreement_number || ' ' || coalesce((select string_agg(b.name, ', ') from landowner l
      join business_associate b on b.id = l.business_associate_id where l.agreement_id = t.id), '')`,
    nameOfProject('t'),
    ofProject('t'),
  ],
  [
    'projects',
    'surface_project',
    't.description',
    't.operator_project_number',
    'not t.is_archived and (t.owner_id = $1 or t.broker_id = $1 or t.operator_id = $1)',
  ],
  ['associates', 'business_associate', 't.name', 't.phone_number', 'true'],
  ['contacts', 'contact', 't.name', 't.title', 'true'],
  ['parcels', 'parcel', 't.formatted_legal_description', 't.unique_number', 'true'],
  ['titles', 'title', 't.number', 't.status', 'true'],
  ['title-tracts', 'title_tract', 't.name', 't.legal_description', 'true'],
  [
    'requests',
    'request',
    '(select b.name from business_associate b where b.id = t.business_associate_id)',
    nameOfProject('t'),
    ofProject('t'),
  ],
  [
    'stakeholders',
    'stakeholder',
    '(select b.name from business_associate b where b.id = t.business_associate_id)',
    nameOfProject('t'),
    ofProject('t'),
  ],
];

/** The search as an expert on the tables would write it: with the same rights, each kind by its search texts. */
const bareSql = (words: readonly string[]): string =>
  kinds
    .map(
      ([kind, table, title, subtitle, seen]) =>
        `(select '${kind}' as kind, t.id, ${title} as title, ${subtitle} as subtitle from ${table} t
          where ${words.map((_, place) => `without_accents(t.search_text) like without_accents(lower($${place + 2}))`).join(' and ')}
          and ${seen} limit ${first})`,
    )
    .join(' union all ');

/** The search box over everything, compared with hand-written SQL served by the same web server. */
export async function palette(api: ApiProcess, bare: BareProcess): Promise<boolean> {
  const lines: Line[] = [];
  for (const text of texts) {
    const words = text.split(' ');
    const query = new URLSearchParams({ text, first: String(first) });
    const ours = async () => v.parse(searchAnswerSchema, await api.get(`/api/search?${query}`));
    const sql = bareSql(words);
    const peer = () => bare.rows(sql, [company, ...words.map((word) => `%${word}%`)]);
    const [found, written] = [await ours(), await peer()];
    for (const [kind] of kinds) {
      const own = found.records.filter((record) => record.kind === kind).length;
      const byHand = written.filter((row) => row['kind'] === kind).length;
      if (own < byHand) throw new Error(`${text}: ${own} ${kind}, by hand ${byHand}.`);
    }
    if (found.failed.length > 0) throw new Error(`${text}: ${found.failed.join()} could not be searched.`);
    lines.push({ name: `find '${text}'`, ...(await compare(ours, peer, 200)) });
  }
  return report(
    'palette: ours, SQL by hand; 1,000,000 agreements, PostgreSQL',
    'ms, p95',
    { medians: 1.5, ours: 25 },
    lines,
  );
}
