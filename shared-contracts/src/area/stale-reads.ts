/** The queries that a mutation makes stale. */
export interface StaleAfter {
  /** Fields of the root query whose answers are fetched again. */
  readonly lists: readonly string[];
  /**
   * Of `lists`, which depend on a field of the mutation's argument `input`, by that field. These are fetched again only
   * if the input has a value for one of their fields. An input with a field that is not here makes all of `lists`
   * stale. A shell that does not know of this makes all of them stale too.
   */
  readonly byInput?: Readonly<Record<string, readonly string[]>>;
  /** Type of the records that it removes, which its argument `ids` names. */
  readonly removes?: string;
}

/** The effects of an area's operations on the shared cache, as data that refers to the schema and never to a screen. */
export interface StaleReads {
  /** By the mutation's field. */
  readonly after?: Readonly<Record<string, StaleAfter>>;
  /** Fields of the root query that read one record by its `id`, with its type: the cache finds those without asking. */
  readonly byId?: Readonly<Record<string, string>>;
  /** Types that are stored within their parent: they have no id, or not one that identifies them by itself. */
  readonly embedded?: readonly string[];
}
