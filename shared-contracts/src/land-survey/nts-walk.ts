import type { LandToken } from './land-tokens.ts';

/** Most units in one list, which is all of a block. */
const mostUnits = 100;

/** What parts the members of a list within one statement. */
const joints = [',', '&', '+', '/'] as const;

/** A walk over tokens from which units of map sheets are read; a reading that fails is abandoned by going back. */
export class NtsWalk {
  at: number;
  readonly #tokens: readonly LandToken[];

  constructor(tokens: readonly LandToken[], at: number) {
    this.#tokens = tokens;
    this.at = at;
  }

  /** The text of the token that is next, or some further on; empty beyond the end. */
  peek(further = 0): string {
    return this.#tokens[this.at + further]?.text ?? '';
  }

  /** Passes one of these marks. Returns whether it was there. */
  skip(...marks: readonly string[]): boolean {
    const token = this.#tokens[this.at];
    if (token?.kind !== 'mark' || !marks.includes(token.text)) return false;
    this.at += 1;
    return true;
  }

  /** Passes one of these words. Returns whether it was there. */
  word(...words: readonly string[]): boolean {
    const token = this.#tokens[this.at];
    if (token?.kind !== 'word' || !words.includes(token.text)) return false;
    this.at += 1;
    return true;
  }

  /** Passes `,`, `&`, `and` and the like. Returns whether there was any. */
  joint(): boolean {
    const before = this.at;
    while (this.skip(...joints) || this.word('AND'));
    return this.at > before;
  }

  number(): LandToken | undefined {
    const token = this.#tokens[this.at];
    if (token?.kind !== 'number') return undefined;
    this.at += 1;
    return token;
  }

  /** A single letter between two limits, both included. */
  letter(from: string, to: string): string | undefined {
    const token = this.#tokens[this.at];
    if (token?.kind !== 'word' || token.text.length !== 1 || token.text < from || token.text > to)
      return undefined;
    this.at += 1;
    return token.text;
  }

  /** What a reading returns; where that is nothing, the walk goes back to where it began. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const before = this.at;
    const found = read();
    if (found === undefined) this.at = before;
    return found;
  }

  /** Numbers separated by commas, blanks or `to`: `58, 59 & 60`, `58-60`. Undefined if a range runs backwards. */
  numbers(): readonly number[] | undefined {
    const first = this.number();
    if (!first) return undefined;
    const values = [first.value];
    while (values.length <= mostUnits) {
      const before = this.at;
      const isRange = this.skip('-') || this.word('TO', 'THRU', 'THROUGH');
      if (!isRange) while (this.skip(',', '&', '+') || this.word('AND'));
      const token = this.#tokens[this.at];
      // A number followed by a letter is a map sheet: `94-H-10`, `94H10`.
      const behind = this.#tokens[this.at + 1];
      const sheet = behind?.text === '-' ? this.#tokens[this.at + 2] : behind;
      const isSheet = sheet?.kind === 'word' && sheet.text.length === 1;
      if (token?.kind !== 'number' || isSheet) {
        this.at = before;
        break;
      }
      this.at += 1;
      const last = values.at(-1) ?? 0;
      if (!isRange) values.push(token.value);
      else if (token.value <= last) return undefined;
      else
        for (let unit = last + 1; unit <= Math.min(token.value, mostUnits + 1); unit += 1) values.push(unit);
    }
    return values;
  }
}
