import { turns } from '../../platform/work/take-turns.ts';

/**
 * Processes items in two steps: while the second step of one item waits for the database, the first step of the next
 * one runs. Second steps never overlap. Queries of a first step run between the statements of the previous item's
 * second step and must not depend on them. If both fail, the second step's error is thrown, because it is why the
 * transaction stopped answering.
 */
export async function oneBehind<TItem, TReady>(
  items: Iterable<TItem> | AsyncIterable<TItem>,
  makeReady: (item: TItem) => Promise<TReady>,
  finish: (ready: TReady) => Promise<void>,
): Promise<void> {
  let last: Promise<void> = Promise.resolve();
  try {
    for await (const item of items) {
      const ready = await makeReady(item);
      await last;
      last = finish(ready);
      // The error is thrown when the next item waits for this one.
      last.catch(() => {});
    }
  } catch (error) {
    await last;
    throw error;
  }
  await last;
}

/**
 * Splits items into pieces of a given size, in their order. Other work gets its turn between items that take long to
 * produce.
 */
export async function* piecesOf<T>(items: Iterable<T>, size: number): AsyncGenerator<readonly T[]> {
  const turn = turns();
  let piece: T[] = [];
  for (const item of items) {
    const others = turn();
    if (others) await others;
    piece.push(item);
    if (piece.length < size) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}
