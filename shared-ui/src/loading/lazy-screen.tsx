import { type ComponentType, type LazyExoticComponent, lazy, useMemo } from 'react';
import { useAttempt } from './attempt.tsx';

/** A screen's code could not be fetched; trying again may help. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

export const isLoadError = (error: unknown): error is LoadError => error instanceof LoadError;

/**
 * A screen whose code is fetched when it is first shown. React remembers a
 * failed `lazy` for good, so each attempt (see AttemptProvider) has its own.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  const attempts = new Map<number, LazyExoticComponent<ComponentType>>();
  let loaded: ComponentType | undefined;
  const lazyFor = (attempt: number): ComponentType => {
    if (loaded) return loaded;
    const known = attempts.get(attempt);
    if (known) return known;
    const screen = lazy(async () => {
      try {
        loaded = await load();
        return { default: loaded };
      } catch (error) {
        throw new LoadError(error instanceof Error ? error.message : String(error));
      }
    });
    attempts.set(attempt, screen);
    return screen;
  };
  return function LazyScreen() {
    const attempt = useAttempt();
    // What stands stays: the fetched component in place of the one that waited for it would be another screen to
    // React, which begins it anew, without what was typed.
    const Screen = useMemo(() => lazyFor(attempt), [attempt]);
    return <Screen />;
  };
}
