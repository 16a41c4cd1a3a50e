import { Readable } from 'node:stream';
import { turns } from '../work/take-turns.ts';

/** Number of items in a piece of the response. */
const pieceOf = 200;

/** A long list as a response. It is written piece by piece, and never in memory as one text. */
export class LongList<TItem> {
  readonly #items: Iterable<TItem>;

  constructor(items: Iterable<TItem>) {
    this.#items = items;
  }

  /** The response in its envelope; each piece is built when the connection can take it. */
  stream(): Readable {
    return Readable.from(this.#text(), { objectMode: false });
  }

  async *#text(): AsyncGenerator<string> {
    // A connection that accepts everything without waiting would otherwise leave other requests no turn.
    const turn = turns();
    let before = '{"result":[';
    let piece: string[] = [];
    for (const item of this.#items) {
      piece.push(JSON.stringify(item));
      if (piece.length < pieceOf) continue;
      await turn();
      yield `${before}${piece.join()}`;
      [before, piece] = [',', []];
    }
    yield `${piece.length > 0 || before !== ',' ? before : ''}${piece.join()}]}`;
  }
}
