/** A message that disappears by itself. */
export interface Toast {
  readonly message: string;
  readonly kind?: 'success' | 'error' | 'info';
  /** Undoes what the message reports: a button in it, and Ctrl+Z, while the message is shown. */
  readonly undo?: () => Promise<void>;
}

type Listener = () => void;

let shown: readonly Toast[] = [];
const listeners = new Set<Listener>();

/** Toasts that have not been rendered yet; the same array until that changes. */
export const getToasts = (): readonly Toast[] => shown;

/** Calls a listener whenever the shown toasts change, until the returned function is called. */
export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message at the edge of the screen, for example that a file was saved. */
export const showToast = (toast: Toast): void => set([...shown, toast]);

/** Passes the toasts to the component that renders them. */
export function takeToasts(): readonly Toast[] {
  const taken = shown;
  if (taken.length > 0) set([]);
  return taken;
}
