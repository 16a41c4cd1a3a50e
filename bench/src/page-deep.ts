import type { GridColumn, GridFilter } from 'shared-contracts/grids';
import { columns, gridPage, pageRows } from './agreements-grid.ts';
import type { ApiProcess } from './api-process.ts';
import { type Line, report } from './report.ts';
import { compare } from './timing.ts';

/** A list whose pages are requested. */
interface PagedList {
  readonly columns: readonly GridColumn[];
  readonly page: typeof gridPage;
}

/** Whether two pages have a row in common. */
const overlap = (one: Page, other: Page) =>
  one.rows.some((row) => other.rows.some(({ id }) => id === row.id));

type Page = Awaited<ReturnType<typeof gridPage>>;

/**
 * The last page against the first, through every sort that a list offers: of agreements unless told. Rows without a value
 * come last in either direction. A page on which those with a value end and those without begin is read by two
 * statements in place of one: it is measured by itself, against as much.
 */
export async function pageDeep(
  api: ApiProcess,
  title: string,
  { columns: all, page }: PagedList = { columns, page: gridPage },
): Promise<boolean> {
  const lines: Line[] = [];
  const seams: Line[] = [];
  for (const { id } of all.filter(({ sortable }) => sortable)) {
    // Where the page before the last ends, seen from behind, is where the last page begins.
    const fromBehind = (filters: readonly GridFilter[]) =>
      page(api, { sort: id, direction: 'desc', filters });
    const [valued, empty] = [await fromBehind([]), await fromBehind([{ column: id, values: [null] }])];
    const hasEmpty = empty.next !== null;
    const after = hasEmpty ? empty.next : valued.next;
    const [first, last] = [await page(api, { sort: id }), await page(api, { sort: id, after })];
    if (first.rows.length !== pageRows || last.rows.length === 0) throw new Error(`${id}: a page is empty.`);
    if (overlap(first, last)) throw new Error(`${id}: pages overlap.`);
    if (last.next !== null) throw new Error(`${id}: this is not the last page.`);
    const against = (cursor: string | null) =>
      compare(
        () => page(api, { sort: id, after: cursor }),
        () => page(api, { sort: id }),
      );
    lines.push({ name: id, ...(await against(after)) });
    if (hasEmpty) seams.push({ name: id, ...(await against(valued.next)) });
  }
  const areLastHeld = report(`page-deep, ${title}: last page, first page`, 'ms, p95', { most: 2 }, lines);
  if (seams.length === 0) return areLastHeld;
  const seam = `page-deep, ${title}: where rows without a value begin, first page`;
  return report(seam, 'ms, p95, two statements in place of one', { most: 2 }, seams) && areLastHeld;
}
