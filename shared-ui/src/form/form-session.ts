import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FieldError } from 'shared-contracts/errors';

/**
 * What a form's fields share beside final-form's state: text that is typed but not committed yet, and the server's
 * errors of single fields.
 */
export class FormSession {
  readonly #pending = new Map<string, () => void>();
  #refusals: ReadonlyMap<string, string> = new Map();
  #refusedPaths: readonly string[] = [];
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Notes that a field has text to commit; undefined that it has none. */
  setPending(name: string, commit: (() => void) | undefined): void {
    const had = this.hasPending;
    if (commit) this.#pending.set(name, commit);
    else this.#pending.delete(name);
    if (had !== this.hasPending) this.#tell();
  }

  get hasPending(): boolean {
    return this.#pending.size > 0;
  }

  readonly getHasPending = (): boolean => this.hasPending;

  /** Commits what is typed, for example before a save. */
  flush(): void {
    for (const commit of [...this.#pending.values()]) commit();
  }

  /** Commits what is typed into one field. */
  flushField(name: string): void {
    this.#pending.get(name)?.();
  }

  /** Replaces the errors that the server reported for fields. */
  refuse(errors: readonly FieldError[]): void {
    this.#setRefusals(new Map(errors.map(({ path, message }) => [path, message])));
  }

  /** The server's word on a field is over once the field is edited. */
  forgive(name: string): void {
    if (!this.#refusals.has(name)) return;
    this.#setRefusals(new Map([...this.#refusals].filter(([path]) => path !== name)));
  }

  readonly refusalOf = (name: string): string | undefined => this.#refusals.get(name);

  /** The paths that the server objects to; the same list until that changes. */
  readonly getRefusedPaths = (): readonly string[] => this.#refusedPaths;

  #setRefusals(refusals: ReadonlyMap<string, string>): void {
    this.#refusals = refusals;
    this.#refusedPaths = [...refusals.keys()];
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
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

/** The server's error of a field, until the field is edited. */
export function useRefusal(name: string): string | undefined {
  const session = useFormSession();
  return useSyncExternalStore(session.subscribe, () => session.refusalOf(name));
}

/** The paths that the server objects to. */
export function useRefusedPaths(): readonly string[] {
  const session = useFormSession();
  return useSyncExternalStore(session.subscribe, session.getRefusedPaths);
}

/** Whether somebody is typing something that the form does not have yet: Save is lit from the first key on. */
export function useHasPendingText(): boolean {
  const session = useFormSession();
  return useSyncExternalStore(session.subscribe, session.getHasPending);
}
