import { createHash } from 'node:crypto';
import { demoLists } from 'shared-contracts/lookup-tables';

/** An id that is the same on every machine: made from a series and the record's index in it. */
const idIn = (series: string, index: number): string =>
  `0b6d6f0a-${series}-4c00-9a00-${String(index + 1).padStart(12, '0')}`;

/**
 * An id that is the same on every machine, for an entry of a list without a series: made from its table and its key.
 */
export function namedId(table: string, key: string): string {
  const hash = createHash('md5').update(`${table} ${key}`).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const seriesOf = (list: number): string => `5b${list.toString(16).padStart(2, '0')}`;

/**
 * Assigns ids by table: lists use the series that they declare, other tables the remaining series in the order in which
 * they are first requested.
 */
export class DemoIds {
  private readonly series = new Map(
    demoLists.flatMap(({ table, series }) => (series ? [[table, series] as const] : [])),
  );
  private readonly counts = new Map<string, number>();

  next(table: string): string {
    const series = this.series.get(table) ?? this.freeSeries();
    this.series.set(table, series);
    const index = this.counts.get(table) ?? 0;
    this.counts.set(table, index + 1);
    return idIn(series, index);
  }

  private freeSeries(): string {
    const taken = new Set(this.series.values());
    let list = 0;
    while (taken.has(seriesOf(list))) list += 1;
    return seriesOf(list);
  }
}
