/** What can be done beside saving; what is not given is not offered. */
export interface SaveOffers {
  readonly onSaveAndNew?: (() => void) | undefined;
  readonly onSaveAndLeave?: (() => void) | undefined;
  /** Undefined while nothing is changed. */
  readonly onUndo: (() => void) | undefined;
}
