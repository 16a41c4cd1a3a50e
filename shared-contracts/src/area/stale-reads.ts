/** What a mutation leaves behind in the cache. */
export interface StaleAfter {
  /** Fields of the root query whose answers are asked for again. */
  readonly lists: readonly string[];
  /**
   * Of `lists`, which depend on a field of the mutation's argument `input`, by that field. These are asked for again only
   * where the input has a value for one of their fields. An input with a field that is not here makes all of `lists` stale.
   * A shell that does not know of this makes all of them stale too.
   */
  readonly byInput?: Readonly<Record<string, readonly string[]>>;
  /** Type of the records that it removes, which its argument `ids` names. */
  readonly removes?: string;
}

/** What an area's operations mean for the one cache, as data that names the schema and never a screen. */
export interface StaleReads {
  /** By the mutation's field. */
  readonly after?: Readonly<Record<string, StaleAfter>>;
  /** Fields of the root query that read one record by its `id`, with its type: the cache finds those without asking. */
  readonly byId?: Readonly<Record<string, string>>;
  /** Types that are kept within their parent: they have no id, or not one that identifies them alone. */
  readonly embedded?: readonly string[];
}
