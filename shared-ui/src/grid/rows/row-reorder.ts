/** Rows that may be put in another order by dragging them or with Alt and an arrow. */
export interface RowReorder {
  /** Called with the row and the line that it moves to, from 0. */
  readonly onMove: (id: string, to: number) => void;
  /** Why the order cannot be changed now, where that is so. */
  readonly blockedBy?: string | undefined;
}
