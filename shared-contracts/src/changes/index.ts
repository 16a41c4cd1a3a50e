/** What reports that it changed. */
export interface Changes {
  /** Calls a listener with each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls every listener. */
  readonly report: () => void;
}

/** Makes something whose changes are listened to. */
export function makeChanges(): Changes {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report: () => {
      for (const listener of listeners) listener();
    },
  };
}

/** A value that components read, outside of any of them: `useSyncExternalStore(store.subscribe, store.get)`. */
export interface Store<T> extends Pick<Changes, 'subscribe'> {
  readonly get: () => T;
  /** Replaces the value and reports the change. */
  readonly set: (next: T) => void;
}

/** A store that holds a value. */
export function makeStore<T>(first: T): Store<T> {
  let value = first;
  const { subscribe, report } = makeChanges();
  return {
    subscribe,
    get: () => value,
    set: (next) => {
      value = next;
      report();
    },
  };
}
