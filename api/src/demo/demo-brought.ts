import { momentFromToday } from './calendar.ts';
import { demoCompanies } from './demo-accounts.ts';
import type { DemoAssociate } from './demo-associates.ts';
import type { DemoBook } from './demo-book.ts';
import { workers } from './demo-projects.ts';

const [rightway] = demoCompanies;

/** The number of owners that came from the system used before. */
const brought = 12;

/** Imported owners with their ids in the other system, and the record of that import. */
export function makeBrought(book: DemoBook, owners: readonly DemoAssociate[]): void {
  const own = owners.slice(0, brought);
  const run = book.add('bring_in_run', {
    kind: 'associate',
    file_name: 'Owners of OldLand.xlsx',
    surface_project_id: null,
    user_id: workers[rightway.id][0],
    written_at: momentFromToday(-400, 15),
    counts: { new: own.length, changed: 0, unchanged: 0, failed: 1 },
    undone_at: null,
    undone_by_id: null,
  });
  for (const [place, { id }] of own.entries()) {
    const of = { type: 'BusinessAssociate', record_id: id };
    book.link('bring_in_record', { bring_in_run_id: run, ...of, revision: 1 });
    const externalId = `OL-${1001 + place}`;
    book.link('external_id', { company_id: rightway.id, system: 'OldLand', external_id: externalId, ...of });
  }
}
