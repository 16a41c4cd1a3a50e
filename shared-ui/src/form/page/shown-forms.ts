import type { FormApi } from 'final-form';
import type { Address } from 'shared-contracts/routes';
import type { FormValues } from '../form-values.ts';

/** A form on the page, as the Dev panel shows it. */
export interface ShownForm {
  readonly address: Address;
  readonly state: {
    readonly values: FormValues;
    readonly errors: object | undefined;
    readonly dirtyFields: object;
  };
}

let shown: readonly ShownForm[] = [];
const listeners = new Set<() => void>();

function set(next: readonly ShownForm[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** The forms on the page; the same list until one of them changes. Empty in production builds. */
export const getShownForms = (): readonly ShownForm[] => shown;

/** Calls a listener whenever the shown forms change, until the returned function is called. */
export function subscribeToShownForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers a form's state for as long as the form is on the page. Returns the function that removes it. */
export function registerShownForm(address: Address, form: FormApi<FormValues>): () => void {
  const stop = form.subscribe(
    ({ values, errors, dirtyFields }) =>
      set([
        ...shown.filter((other) => other.address !== address),
        { address, state: { values, errors, dirtyFields: dirtyFields ?? {} } },
      ]),
    { values: true, errors: true, dirtyFields: true },
  );
  return () => {
    stop();
    set(shown.filter((other) => other.address !== address));
  };
}
