import type { LandToken } from './land-tokens.ts';
import { quarterWords, sideWords } from './land-words.ts';
import type { Quarter } from './legal-description.ts';

const dashes: ReadonlySet<string> = new Set(['-', ' ']);
const blanks = /\s+/;
const fillers: ReadonlySet<string> = new Set([
  ...['-', ':', '(', ')', 'OF', 'THE', 'IN', 'LEGAL', 'QUARTER', 'QTR'],
]);

/** The tokens of a text, and a record of which were understood. */
export class LandWalk {
  readonly #tokens: readonly LandToken[];
  readonly #used: Uint8Array;
  readonly #text: string;

  /** Tokens that were understood are marked in `used`, by their index. */
  constructor(text: string, tokens: readonly LandToken[], used: Uint8Array) {
    this.#text = text;
    this.#tokens = tokens;
    this.#used = used;
  }

  /** The text from one token up to, but not including, another; each run of blanks becomes one. */
  textOf(from: number, to: number): string {
    const end = this.#tokens[to - 1]?.end ?? 0;
    return this.#text.slice(this.startOf(from), end).trim().split(blanks).join(' ');
  }

  /** The token at an index; undefined beyond the end. */
  token(at: number): LandToken | undefined {
    return this.#tokens[at];
  }

  /** Marks tokens as understood, up to but not including `to`. */
  take(from: number, to: number): void {
    this.#used.fill(1, from, to);
  }

  /** Marks the tokens of a place as understood, except for a question mark among them: `14?-45-7-W4M`. */
  takePlace(from: number, to: number): void {
    for (let at = from; at < to; at += 1) if (this.#tokens[at]?.text !== '?') this.#used[at] = 1;
  }

  /** The position in the text where a token begins. */
  startOf(at: number): number {
    return this.#tokens[at]?.start ?? 0;
  }

  /** The index of the first token from an index on that is not a filler. */
  past(at: number, fillers: ReadonlySet<string>): number {
    let next = at;
    for (let token = this.#tokens[next]; token && fillers.has(token.text); token = this.#tokens[next])
      next += 1;
    return next;
  }

  /**
   * How far tokens keep what stands before them from what stands behind: 0 for fillers such as `of`, 1 with a comma, 2 with
   * an `and`, a full stop, a line break or any other word. The full stop of `W. of 4th M.` may end a sentence or not.
   */
  distance(from: number, to: number): number {
    let distance = 0;
    for (let at = from; at < to && distance < 2; at += 1) {
      const text = this.#tokens[at]?.text ?? '';
      if (fillers.has(text)) continue;
      const isAbbreviation = text === '.' && this.#tokens[at - 1]?.text === 'M';
      distance = text === ',' || isAbbreviation ? 1 : 2;
    }
    return distance;
  }

  /** The quarter named at an index, in one word or two (`NW`, `NORTH WEST`), and the index after it. */
  quarterAt(at: number): { readonly quarter: Quarter; readonly next: number } | undefined {
    const token = this.#tokens[at];
    if (token?.kind !== 'word') return undefined;
    const quarter = quarterWords.get(token.text);
    if (quarter) return { quarter, next: at + 1 };
    const side = token.text.length > 1 ? sideWords.get(token.text) : undefined;
    if (token.text === 'N' || token.text === 'S') return this.#spacedQuarter(at, token);
    if (side !== 'N' && side !== 'S') return undefined;
    const next = this.past(at + 1, dashes);
    const second = this.#tokens[next];
    const beside = second?.kind === 'word' && second.text.length > 1 ? sideWords.get(second.text) : undefined;
    return beside === 'E' || beside === 'W' ? { quarter: `${side}${beside}`, next: next + 1 } : undefined;
  }

  /** Two single letters with a blank or a full stop between them, before their section: `N E 14-45-7`, `N E ¼`. */
  #spacedQuarter(
    at: number,
    first: LandToken,
  ): { readonly quarter: Quarter; readonly next: number } | undefined {
    const second = this.#tokens[at + 1];
    if (second?.text !== 'E' && second?.text !== 'W') return undefined;
    const [third, fourth] = [this.#tokens[at + 2], this.#tokens[at + 3]];
    const isChain = third?.kind === 'number' && fourth?.text === '-';
    if (second.start - first.end !== 1 || (!isChain && third?.text !== '¼')) return undefined;
    return { quarter: first.text === 'N' ? `N${second.text}` : `S${second.text}`, next: at + 2 };
  }
}
