import type { LandToken } from './land-tokens.ts';
import { quarterWords, sideWords } from './land-words.ts';
import type { Quarter } from './legal-description.ts';

const dashes: ReadonlySet<string> = new Set(['-', ' ']);
const blanks = /\s+/;

/** The tokens of a text, and which of them were understood. */
export class LandWalk {
  readonly #tokens: readonly LandToken[];
  readonly #used: Uint8Array;
  readonly #text: string;

  /** `used` is called with the place of each token that was understood. */
  constructor(text: string, tokens: readonly LandToken[], used: Uint8Array) {
    this.#text = text;
    this.#tokens = tokens;
    this.#used = used;
  }

  /** The text from one token up to the one before another, its blanks as one each. */
  textOf(from: number, to: number): string {
    const end = this.#tokens[to - 1]?.end ?? 0;
    return this.#text.slice(this.startOf(from), end).trim().split(blanks).join(' ');
  }

  /** The token at a place; undefined beyond the text. */
  token(at: number): LandToken | undefined {
    return this.#tokens[at];
  }

  /** Marks tokens as understood, up to the one before `to`. */
  take(from: number, to: number): void {
    this.#used.fill(1, from, to);
  }

  /** Where a token begins in the text. */
  startOf(at: number): number {
    return this.#tokens[at]?.start ?? 0;
  }

  /** The first token from a place on that is no filler. */
  past(at: number, fillers: ReadonlySet<string>): number {
    let next = at;
    for (let token = this.#tokens[next]; token && fillers.has(token.text); token = this.#tokens[next])
      next += 1;
    return next;
  }

  /** The quarter that is named at an index, in one word or in two (`NW`, `NORTH WEST`), and the index after it. */
  quarterAt(at: number): { readonly quarter: Quarter; readonly next: number } | undefined {
    const token = this.#tokens[at];
    if (token?.kind !== 'word') return undefined;
    const quarter = quarterWords.get(token.text);
    if (quarter) return { quarter, next: at + 1 };
    const side = token.text.length > 1 ? sideWords.get(token.text) : undefined;
    if (side !== 'N' && side !== 'S') return undefined;
    const next = this.past(at + 1, dashes);
    const second = this.#tokens[next];
    const beside = second?.kind === 'word' && second.text.length > 1 ? sideWords.get(second.text) : undefined;
    return beside === 'E' || beside === 'W' ? { quarter: `${side}${beside}`, next: next + 1 } : undefined;
  }
}
