/** The same id on every machine: a list's number and the record's place in it. */
export const demoId = (list: number, index: number): string =>
  `0b6d6f0a-5a${String(list).padStart(2, '0')}-4c00-9a00-${String(index + 1).padStart(12, '0')}`;

const tableId = (list: number, index: number): string =>
  `0b6d6f0a-5b${list.toString(16).padStart(2, '0')}-4c00-9a00-${String(index + 1).padStart(12, '0')}`;

/** Hands out ids by table: the tables in the order in which they are first asked for, their rows one after another. */
export class DemoIds {
  private readonly lists = new Map<string, number>();
  private readonly counts = new Map<string, number>();

  next(table: string): string {
    const list = this.lists.get(table) ?? this.lists.size;
    this.lists.set(table, list);
    const index = this.counts.get(table) ?? 0;
    this.counts.set(table, index + 1);
    return tableId(list, index);
  }
}
