import { createContext, useContext, useSyncExternalStore } from 'react';
import { makeChanges } from 'shared-contracts/changes';
import type { FieldError } from 'shared-contracts/errors';
import { unreadTextsOf } from './unread-texts.ts';

/**
 * State that a form's fields share besides final-form's: text that is typed but not committed yet, and the server's
 * errors of single fields.
 */
export class FormSession {
  readonly #pending = new Map<string, () => void>();
  #refusals: ReadonlyMap<string, string> = new Map();
  #refusedPaths: readonly string[] = [];
  readonly #changes = makeChanges();

  constructor() {
    unreadTextsOf(this).listen(() => this.#listPaths());
  }

  readonly subscribe = this.#changes.subscribe;

  /** Records that a field has text to commit; undefined means that it has none. */
  setPending(name: string, commit: (() => void) | undefined): void {
    const had = this.hasPending;
    if (commit) this.#pending.set(name, commit);
    else this.#pending.delete(name);
    if (had !== this.hasPending) this.#changes.report();
  }

  /** Whether a field shows text that the form does not contain yet. */
  get hasPending(): boolean {
    return this.#pending.size > 0 || unreadTextsOf(this).size > 0;
  }

  readonly getHasPending = (): boolean => this.hasPending;

  /** Commits all typed text, for example before a save. */
  flush(): void {
    for (const commit of [...this.#pending.values()]) commit();
  }

  /** Commits the text typed into one field. */
  flushField(name: string): void {
    this.#pending.get(name)?.();
  }

  /** Replaces the errors that the server reported for fields. */
  refuse(errors: readonly FieldError[]): void {
    this.#setRefusals(new Map(errors.map(({ path, message }) => [path, message])));
  }

  /** Editing a field removes the server's error on it, and the error for text that matched no choice. */
  forgive(name: string): void {
    unreadTextsOf(this).set(name, undefined);
    if (!this.#refusals.has(name)) return;
    this.#setRefusals(new Map([...this.#refusals].filter(([path]) => path !== name)));
  }

  readonly refusalOf = (name: string): string | undefined =>
    this.#refusals.get(name) ?? unreadTextsOf(this).of(name)?.message;

  /** The paths with server errors, or with text that matches no choice; the same array until that changes. */
  readonly getRefusedPaths = (): readonly string[] => this.#refusedPaths;

  #setRefusals(refusals: ReadonlyMap<string, string>): void {
    this.#refusals = refusals;
    this.#listPaths();
  }

  #listPaths(): void {
    this.#refusedPaths = [...new Set([...this.#refusals.keys(), ...unreadTextsOf(this).paths])];
    this.#changes.report();
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

/** The error of a field from the server, or for text that matches no choice, until the field is edited. */
export function useRefusal(name: string): string | undefined {
  const session = useFormSession();
  return useSyncExternalStore(session.subscribe, () => session.refusalOf(name));
}

/** The paths with server errors. */
export function useRefusedPaths(): readonly string[] {
  const session = useFormSession();
  return useSyncExternalStore(session.subscribe, session.getRefusedPaths);
}

/** Whether a field shows text that the form does not contain yet: Save is enabled from the first key on. */
export function useHasPendingText(): boolean {
  const session = useFormSession();
  return useSyncExternalStore(session.subscribe, session.getHasPending);
}
