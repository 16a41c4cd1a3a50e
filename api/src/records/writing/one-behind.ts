import { turns } from '../../platform/work/take-turns.ts';

/**
 * Processes many items in two steps: while the second step of one waits for the database, the first step of the next is
 * done. Second steps never overlap. What a first step asks the database is answered between the statements of the second
 * step of the item before, and may not depend on them. Where both fail, the second step's error is thrown: it is why the
 * transaction answered nothing any more.
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
      // A failure is reported when the next item waits for it.
      last.catch(() => {});
    }
  } catch (error) {
    await last;
    throw error;
  }
  await last;
}

/** Items in pieces of a size, as they come; others have their turn between items that take a while to be made. */
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
