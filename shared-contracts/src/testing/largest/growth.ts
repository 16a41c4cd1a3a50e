/**
 * How an input is made large. Each text as long as a body can be, of words, of one word or of spaces; each list with as
 * many entries as fit in a body; or lists of a length that calls allow, with realistic entries.
 */
export const sizes = ['long', 'word', 'blanks', 'many', 'thousand', 'hundreds'] as const;

export type Size = (typeof sizes)[number];

/** Characters of a body, slightly below the server's limit. */
export const bodyLength = 1_000_000;

/** Characters of one text without a maximum length. */
const longestText = 100_000;
const shortText = 3;

/** Entries of each list, for sizes that calls allow. */
const entries: Readonly<Partial<Record<Size, number>>> = { thousand: 1000, hundreds: 200 };

const units: Readonly<Partial<Record<Size, string>>> = { long: 'ab ', word: 'ab', blanks: ' ' };

/** Chooses a record for a place of an input; undefined if any id will do. */
export type IdOf = (place: string, entry: number) => string | undefined;

/** Values of one size; remembers whether any of them was a text or a list, as only these grow with the size. */
export class Growth {
  readonly size: Size;
  readonly #idOf: IdOf;
  #hasText = false;
  #hasList = false;
  #entry = 0;

  constructor(size: Size, idOf: IdOf) {
    this.size = size;
    this.#idOf = idOf;
  }

  /** Whether this size makes a different input than the other sizes. */
  get matters(): boolean {
    return this.size in units ? this.#hasText : this.#hasList;
  }

  /** A text of at most this many characters. */
  text(room: number, most = longestText): string {
    this.#hasText = true;
    const unit = units[this.size];
    if (unit === undefined) return 'ab '.slice(0, Math.min(shortText, most));
    const length = Math.max(1, Math.min(most, Math.floor(room)));
    const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
    return unit.trim() ? text : `1${text.slice(2)}x`;
  }

  /** A list of at most this many characters. */
  list(room: number, entryOf: (room: number) => unknown, most = Number.POSITIVE_INFINITY): unknown[] {
    this.#hasList = true;
    const first = entryOf(this.size in units ? room / 4 : 60);
    const length = JSON.stringify(first)?.length ?? shortText;
    const count = Math.min(most, entries[this.size] ?? most, Math.floor(room / (length + 1)));
    const others = Array.from({ length: Math.max(0, count - 1) }, () => {
      this.#entry += 1;
      return entryOf(length);
    });
    this.#entry = 0;
    return [first, ...others];
  }

  id(place: string): string {
    return this.#idOf(place, this.#entry) ?? crypto.randomUUID();
  }
}
