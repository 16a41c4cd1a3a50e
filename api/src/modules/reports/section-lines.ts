import { sumOf } from 'shared-contracts/decimal';
import * as v from 'valibot';
import type { ReportLine } from '../../platform/reports/report-shapes.ts';
import type { DeclaredSection } from './report-declaration.ts';

const rowSchema = v.record(v.string(), v.nullable(v.string()));

/** Exact sums of columns. */
class Sums {
  readonly #section: DeclaredSection;
  #sums: (string | null)[];

  constructor(section: DeclaredSection) {
    this.#section = section;
    this.#sums = section.columns.map(({ isSummed }) => (isSummed ? '0' : null));
  }

  add(cells: readonly (string | null)[]): void {
    this.#sums = this.#sums.map((sum, place) => (sum === null ? null : sumOf([sum, cells[place] || '0'])));
  }

  line(s: number, label: string): ReportLine {
    const first = this.#section.columns.findIndex(({ isSummed, kind }) => !isSummed && kind === 'text');
    return { s, kind: 'total', c: this.#sums.map((sum, place) => (place === first ? label : sum)) };
  }
}

/** The lines of a section from the rows of its statement: rows, group headings and totals. */
export async function* sectionLines(
  section: DeclaredSection,
  s: number,
  rows: AsyncIterable<readonly unknown[]>,
  totalLabel: string,
): AsyncGenerator<ReportLine> {
  const { columns, groupedBy, groupLabel = (value: string) => value } = section;
  const hasSums = columns.some(({ isSummed }) => isSummed);
  const whole = new Sums(section);
  let group: string | undefined;
  let ofGroup = new Sums(section);
  let isEmpty = true;
  for await (const some of rows) {
    for (const source of some) {
      const row = v.parse(rowSchema, source);
      const cells = columns.map(({ name }) => row[name] ?? null);
      const value = groupedBy === undefined ? undefined : (row[groupedBy] ?? '');
      const own = value === undefined ? undefined : value === '' ? '—' : groupLabel(value);
      if (own !== group) {
        if (group !== undefined && hasSums) yield ofGroup.line(s, `${totalLabel} · ${group}`);
        if (own !== undefined) yield { s, kind: 'group', c: [own] };
        group = own;
        ofGroup = new Sums(section);
      }
      yield { s, kind: 'row', c: cells };
      ofGroup.add(cells);
      whole.add(cells);
      isEmpty = false;
    }
  }
  if (isEmpty || !hasSums) return;
  if (group !== undefined) yield ofGroup.line(s, `${totalLabel} · ${group}`);
  // A grand total would be printed on the page of the last group.
  if (!section.hasPages) yield whole.line(s, totalLabel);
}
