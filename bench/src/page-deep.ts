import type { GridColumn } from 'shared-contracts/grids';
import { columns, gridPage, pageRows } from './agreements-grid.ts';
import type { ApiProcess } from './api-process.ts';
import { type Line, report } from './report.ts';
import { compare } from './timing.ts';

/** A list of which pages are asked. */
interface PagedList {
  readonly columns: readonly GridColumn[];
  readonly page: typeof gridPage;
}

/** The last page against the first, through every sort that a list offers: of agreements unless told. */
export async function pageDeep(
  api: ApiProcess,
  title: string,
  { columns: all, page }: PagedList = { columns, page: gridPage },
): Promise<boolean> {
  const lines: Line[] = [];
  for (const { id } of all.filter(({ sortable }) => sortable)) {
    // Where the page before the last ends, seen from behind, is where the last page begins.
    const { next } = await page(api, { sort: id, direction: 'desc' });
    const last = await page(api, { sort: id, after: next });
    const first = await page(api, { sort: id });
    if (first.rows.length !== pageRows || last.rows.length === 0) throw new Error(`${id}: a page is empty.`);
    if (first.rows.some((row) => last.rows.some((other) => other.id === row.id)))
      throw new Error(`${id}: pages overlap.`);
    const pair = await compare(
      () => page(api, { sort: id, after: next }),
      () => page(api, { sort: id }),
    );
    lines.push({ name: id, ...pair });
  }
  return report(`page-deep, ${title}: last page, first page`, 'ms, p95', { most: 2 }, lines);
}
