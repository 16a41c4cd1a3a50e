import { bringLimits } from 'shared-contracts/bring-in';
import type { OpenSheet } from '../../platform/tables/open-table.ts';
import { groupTitles } from './heading-row.ts';
import type { TableColumn } from './match-columns.ts';

/**
 * The columns of a sheet whose headings are in the row at `place`, each with some of its cells. Columns without a heading
 * and without content are left out.
 */
export function tableColumns({ rows, merged }: OpenSheet, place: number): readonly TableColumn[] {
  const heading = rows[place];
  if (!heading) return [];
  const groups = groupTitles(rows, place, merged);
  const below = rows.filter(({ n }) => n > heading.n);
  const width = Math.max(heading.c.length, ...below.slice(0, bringLimits.samples).map(({ c }) => c.length));
  return Array.from({ length: width }, (_, at): TableColumn => {
    const samples: string[] = [];
    for (const { c } of below) {
      const cell = c[at] ?? '';
      if (cell !== '') samples.push(cell);
      if (samples.length === bringLimits.samples) break;
    }
    const header = (heading.c[at] ?? '').slice(0, bringLimits.header);
    return { place: at, header, group: groups[at] ?? '', samples };
  }).filter(({ header, samples }) => header !== '' || samples.length > 0);
}
