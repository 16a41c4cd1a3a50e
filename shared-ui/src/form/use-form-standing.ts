import { useSyncExternalStore } from 'react';
import { useFormState } from 'react-final-form';
import { countErrors, countInvalid, type FormTab } from './form-errors.ts';
import { useHasPendingText, useRefusedPaths } from './form-session.ts';
import { type HeldContent, type HeldStanding, type HeldSummary, nothingHeld } from './saving/held-content.ts';

/** The state of a tab. */
export interface TabStanding {
  readonly tab: FormTab;
  /** Errors that are shown. */
  readonly errors: number;
  /** Fields with an error that is not shown yet. */
  readonly open: number;
}

/** The state of a form: for each tab, and as a whole. */
export interface FormStanding {
  readonly tabs: readonly TabStanding[];
  readonly isDirty: boolean;
  readonly isInvalid: boolean;
  readonly errors: number;
  readonly open: number;
  readonly valid: number;
}

const never = () => () => {};
const isFalse = () => false;
const getNothing = (): HeldSummary => nothingHeld;

/** A summary of a form's rows, if it has any. */
export const useHeldSummary = (held: HeldStanding | undefined): HeldSummary =>
  useSyncExternalStore(held?.subscribe ?? never, held?.getSummary ?? getNothing);

/** The state of the form around; renders again when an error comes, goes or is shown, not on every key. */
export function useFormStanding(
  tabs: readonly FormTab[],
  held?: HeldStanding & Partial<Pick<HeldContent, 'hasPending'>>,
): FormStanding {
  const state = useFormState({
    subscription: { errors: true, dirty: true, touched: true, hasValidationErrors: true },
  });
  const refused = useRefusedPaths();
  const isTyping = useHasPendingText();
  const rows = useHeldSummary(held);
  const isTypingInRow = useSyncExternalStore(held?.subscribe ?? never, held?.hasPending ?? isFalse);
  const { errors = {}, touched = {} } = state;
  const standings = tabs.map((tab): TabStanding => {
    const shown = countErrors(tab, errors, touched, refused);
    const invalid = countInvalid(tab, errors);
    return {
      tab,
      errors: shown + (rows.errors[tab.path] ?? 0),
      open: Math.max(0, invalid - countErrors(tab, errors, touched, [])),
    };
  });
  const sum = (count: (standing: TabStanding) => number) =>
    standings.reduce((total, standing) => total + count(standing), 0);
  const fields = tabs.reduce((total, { fields: { length } }) => total + length, 0);
  const [shown, open] = [sum(({ errors: count }) => count), sum((standing) => standing.open)];
  const ofRows = Object.values(rows.errors).reduce((total, count) => total + count, 0);
  return {
    tabs: standings,
    isDirty: state.dirty === true || isTyping || isTypingInRow || rows.count > 0,
    isInvalid: state.hasValidationErrors === true || rows.invalid > 0,
    errors: shown,
    open,
    valid: fields - (shown - ofRows) - open,
  };
}
