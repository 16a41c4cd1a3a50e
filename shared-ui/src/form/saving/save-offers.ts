/** Further ways to save; those without a callback are not offered. */
export interface SaveOffers {
  readonly onSaveAndNew?: (() => void) | undefined;
  readonly onSaveAndLeave?: (() => void) | undefined;
  /** Undefined while nothing is changed. */
  readonly onUndo: (() => void) | undefined;
}
