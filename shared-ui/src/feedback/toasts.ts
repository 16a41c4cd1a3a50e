import { makeStore } from 'shared-contracts/changes';

/** A message that disappears by itself. */
export interface Toast {
  readonly message: string;
  readonly kind?: 'success' | 'error' | 'info';
  /** Undoes what the message reports: a button in it, and Ctrl+Z, while the message is shown. */
  readonly undo?: () => Promise<void>;
  /** Leads on from what the message reports, for example to a note about it; the message then disappears. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

const store = makeStore<readonly Toast[]>([]);

/** Toasts that have not been rendered yet; the same array until that changes. */
export const getToasts = store.get;

/** Calls a listener whenever the shown toasts change, until the returned function is called. */
export const subscribeToToasts = store.subscribe;

/** Shows a message at the edge of the screen, for example that a file was saved. */
export const showToast = (toast: Toast): void => store.set([...store.get(), toast]);

/** Passes the toasts to the component that renders them. */
export function takeToasts(): readonly Toast[] {
  const taken = store.get();
  if (taken.length > 0) store.set([]);
  return taken;
}
