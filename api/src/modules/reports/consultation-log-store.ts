import { sql } from 'kysely';
import type { logTextsIn } from 'shared-contracts/consultation';
import type { Sql } from '../../records/reading/record-mapping.ts';
import { logStatement } from '../consultation/index.ts';

type Words = Pick<ReturnType<typeof logTextsIn>, 'kinds' | 'steps' | 'outcomes'>;

/** The label for a word in the database. */
const called = (word: Sql, words: Readonly<Record<string, string>>): Sql =>
  sql`${JSON.stringify(words)}::jsonb ->> ${word}`;

/** The lines of a project's log, numbered from 1, with each field as people read it. */
export const logOfProject = (projectId: string, { kinds, steps, outcomes }: Words): Sql => sql`
  select (row_number() over (order by line.date, line.id))::text as number,
    line.date, line."timeOfDay" as time, line.recipient, line.land, line.method, line."contactedBy", line."spokenWith",
    line.comments, line."deliveredDate" as delivered,
    ${called(sql`line.kind`, kinds)} as kind,
    ${called(sql`line.step::text`, steps)} as step,
    ${called(sql`case when line."isSuccessful" then 'Reached' else coalesce(line.outcome::text, 'NotReached') end`, outcomes)} as outcome,
    (select string_agg(name, ', ') from json_array_elements_text(line.evidence) name) as evidence
  from (${logStatement(projectId)}) line
  order by line.date, line.id`;
