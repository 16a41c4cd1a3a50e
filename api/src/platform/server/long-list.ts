import { Readable } from 'node:stream';
import { turns } from '../work/take-turns.ts';

/** Items of a piece of the answer. */
const pieceOf = 200;

/** A long list as an answer: it is written piece by piece, and never in memory as one text. */
export class LongList<TItem> {
  readonly #items: Iterable<TItem>;

  constructor(items: Iterable<TItem>) {
    this.#items = items;
  }

  /** The answer in its envelope; each piece is made when the line takes it. */
  stream(): Readable {
    return Readable.from(this.#text(), { objectMode: false });
  }

  async *#text(): AsyncGenerator<string> {
    // A line that accepts everything without waiting would leave no turn for others.
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
