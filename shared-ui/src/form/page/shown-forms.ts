import type { FormApi } from 'final-form';
import { makeStore } from 'shared-contracts/changes';
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

const store = makeStore<readonly ShownForm[]>([]);

/** The forms on the page; the same list until one of them changes. Empty in production builds. */
export const getShownForms = store.get;

/** Calls a listener whenever the shown forms change, until the returned function is called. */
export const subscribeToShownForms = store.subscribe;

/** Registers a form's state for as long as the form is on the page. Returns the function that removes it. */
export function registerShownForm(address: Address, form: FormApi<FormValues>): () => void {
  const stop = form.subscribe(
    ({ values, errors, dirtyFields }) =>
      store.set([
        ...store.get().filter((other) => other.address !== address),
        { address, state: { values, errors, dirtyFields: dirtyFields ?? {} } },
      ]),
    { values: true, errors: true, dirtyFields: true },
  );
  return () => {
    stop();
    store.set(store.get().filter((other) => other.address !== address));
  };
}
