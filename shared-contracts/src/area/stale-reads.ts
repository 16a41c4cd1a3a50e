/** The queries whose results a mutation makes stale. */
export interface StaleAfter {
  /** Fields of the root query whose answers are fetched again. */
  readonly lists: readonly string[];
  /**
   * Restricts the effect to some of `lists`, by the fields of the mutation's argument `input`: a list given here is
   * fetched again only if the input has a value for one of its fields. An input with a field that is not given here
   * makes all of `lists` stale, and so does a shell that does not know this property.
   */
  readonly byInput?: Readonly<Record<string, readonly string[]>>;
  /** The type of the records that the mutation removes; their ids are in its argument `ids`. */
  readonly removes?: string;
}

/** The effects of an area's operations on the shared cache, as data that refers to the schema and never to a screen. */
export interface StaleReads {
  /** By the mutation's field. */
  readonly after?: Readonly<Record<string, StaleAfter>>;
  /**
   * Fields of the root query that read one record by its `id`, with the record's type: the cache finds such records
   * without a request.
   */
  readonly byId?: Readonly<Record<string, string>>;
  /** Types that are stored within their parent, because they have no id, or none that identifies them by itself. */
  readonly embedded?: readonly string[];
}
