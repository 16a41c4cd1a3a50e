/**
 * Does something with each of many items in two steps: the second step of one, which waits for the database, goes on
 * while the first step of the next is done. Second steps never overlap: a transaction has one connection.
 */
export async function oneBehind<TItem, TReady>(
  items: Iterable<TItem>,
  makeReady: (item: TItem) => Promise<TReady>,
  finish: (ready: TReady) => Promise<void>,
): Promise<void> {
  let last: Promise<void> = Promise.resolve();
  try {
    for (const item of items) {
      const ready = await makeReady(item);
      await last;
      last = finish(ready);
      // Told when the next one waits for it.
      last.catch(() => {});
    }
  } catch (error) {
    await last.catch(() => {});
    throw error;
  }
  await last;
}

/** Items in pieces of a size, as they come. */
export function* piecesOf<T>(items: Iterable<T>, size: number): Generator<readonly T[]> {
  let piece: T[] = [];
  for (const item of items) {
    piece.push(item);
    if (piece.length < size) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}
