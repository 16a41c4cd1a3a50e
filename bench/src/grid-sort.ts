import type { BrowserPages } from './browser-pages.ts';
import { benchRows } from './pages/rows.ts';
import { type Line, report } from './report.ts';
import { median } from './timing.ts';

const peers = ['ag-grid', 'react-data-grid', 'hand-written'] as const;
const columns = ['file', 'name', 'hectares', 'rent', 'owner', 'status'] as const;

interface SortTimes {
  /**
   * Milliseconds from the call to the paint: for the first sort of each column, and for the opposite order after it.
   */
  readonly first: readonly number[];
  readonly again: readonly number[];
}

async function sortTimes(
  pages: BrowserPages,
  side: string,
  smallest: ReadonlyMap<string, string>,
): Promise<SortTimes> {
  const { page, close } = await pages.open(side);
  const sort = (column: string, direction: 'asc' | 'desc') =>
    page.evaluate(
      async ({ column, direction }) => {
        const painted = () =>
          new Promise<void>((resolve) =>
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve();
              port2.postMessage(null);
            }),
          );
        const before = window.bench.firstCell(column);
        const start = performance.now();
        window.bench.sort(column, direction);
        // Waits for the frame in which the first row has changed; some sides take several.
        do await painted();
        while (window.bench.firstCell(column) === before && performance.now() - start < 5000);
        return { time: performance.now() - start, first: window.bench.firstCell(column) };
      },
      { column, direction },
    );
  const first: number[] = [];
  const again: number[] = [];
  for (const column of columns) {
    const up = await sort(column, 'asc');
    if (up.first !== smallest.get(column)) throw new Error(`${side} sorts ${column} to ${up.first}.`);
    first.push(up.time);
    again.push((await sort(column, 'desc')).time);
  }
  await close();
  return { first, again };
}

/** The first value of each column; equal smallest values are the same text. */
function smallestTexts(): ReadonlyMap<string, string> {
  const rows = benchRows();
  return new Map(
    columns.map((column) => {
      const [smallest] = rows
        .map((row) => row[column] ?? '')
        .toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      return [column, String(smallest)];
    }),
  );
}

/** Time from the call to the paint when sorting 100,000 rows: ours compared with three peers, in turn. */
export async function gridSort(pages: BrowserPages): Promise<boolean> {
  const smallest = smallestTexts();
  const found = new Map<string, SortTimes[]>();
  for (const side of ['rightway', ...peers, ...peers.toReversed(), 'rightway']) {
    found.set(side, [...(found.get(side) ?? []), await sortTimes(pages, side, smallest)]);
  }
  const figure = (side: string, kind: keyof SortTimes) =>
    median((found.get(side) ?? []).flatMap((times) => times[kind]));
  const lines = (kind: keyof SortTimes, sides: readonly string[]): readonly Line[] =>
    sides.map((peer) => {
      const [ours, other] = [figure('rightway', kind), figure(peer, kind)];
      const name = `${peer}, ${kind === 'first' ? 'first sort' : 'other way'}`;
      return { name, ours, peer: other, ratio: ours / other };
    });
  const title = 'grid-sort: 100,000 × 10';
  const both = (sides: readonly string[]) => [...lines('first', sides), ...lines('again', sides)];
  // Hand-written rows have none of a grid's features: they are the goal, not a peer.
  const held = report(title, 'ms to paint', { most: 1 }, both(peers.slice(0, 2)));
  report(`${title}, aim`, 'ms to paint', { most: 1.2 }, both(peers.slice(2)));
  return held;
}
