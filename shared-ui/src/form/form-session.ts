import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FieldError } from 'shared-contracts/errors';
import { isSameValue } from './form-values.ts';

interface Refusal {
  readonly message: string;
  /** The value that the server refused; the error goes when the field holds another. */
  readonly value: unknown;
}

/**
 * What a form's fields share beside final-form's state: text that is typed but
 * not committed yet, and what the server said of single fields.
 */
export class FormSession {
  readonly #pending = new Map<string, () => void>();
  #refusals: ReadonlyMap<string, Refusal> = new Map();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Notes that a field has text to commit; undefined that it has none. */
  setPending(name: string, commit: (() => void) | undefined): void {
    if (commit) this.#pending.set(name, commit);
    else this.#pending.delete(name);
  }

  get hasPending(): boolean {
    return this.#pending.size > 0;
  }

  /** Commits what is typed, for example before a save. */
  flush(): void {
    for (const commit of [...this.#pending.values()]) commit();
  }

  /** Commits what is typed into one field. */
  flushField(name: string): void {
    this.#pending.get(name)?.();
  }

  /** Keeps the server's field errors with the values that it refused. */
  refuse(errors: readonly FieldError[], valueAt: (path: string) => unknown): void {
    this.#refusals = new Map(errors.map(({ path, message }) => [path, { message, value: valueAt(path) }]));
    for (const listener of this.#listeners) listener();
  }

  /** The server's words on a field that still holds the value they were about. */
  refusalOf(name: string, value: unknown): string | undefined {
    const refusal = this.#refusals.get(name);
    return refusal && isSameValue(refusal.value, value) ? refusal.message : undefined;
  }
}

const FormSessionContext = createContext<FormSession | null>(null);

export const FormSessionProvider = FormSessionContext.Provider;

/** The form's session; only inside a form. */
export function useFormSession(): FormSession {
  const session = useContext(FormSessionContext);
  if (!session) throw new Error('A field needs a form around it.');
  return session;
}

/** What the server said of a field, as long as it holds the refused value. */
export function useRefusal(name: string, value: unknown): string | undefined {
  const session = useFormSession();
  return useSyncExternalStore(session.subscribe, () => session.refusalOf(name, value));
}
