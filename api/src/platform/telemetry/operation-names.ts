/** Names that are counted separately; a suite has a few hundred operations, and releases add others. */
const mostNames = 1000;

const longestName = 80;

const named = /\b(?:query|mutation)\s{1,9}(\w{1,200})/;

/** The names of the operations that releases have, as labels: a bounded number of them, each of bounded length. */
export class OperationNames {
  readonly #names = new Map<string, string>();
  readonly #known = new Set<string>();

  /** The name of an operation; `others` for one without a name, and for any once there are too many names. */
  of(text: string): string {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    const name = named.exec(text)?.[1]?.slice(0, longestName) ?? 'others';
    const isNew = !this.#known.has(name);
    if (this.#names.size >= mostNames && isNew) return 'others';
    this.#known.add(name);
    if (this.#names.size < mostNames) this.#names.set(text, name);
    return name;
  }
}
