import { type ComponentType, type LazyExoticComponent, lazy, useMemo } from 'react';
import { messageOf } from 'shared-contracts/errors';
import { useAttempt } from './attempt.tsx';

/** A screen's code could not be fetched; trying again may help. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** Whether an error is of code that could not be fetched. */
export const isLoadError = (error: unknown): error is LoadError => error instanceof LoadError;

/** A screen whose code may be fetched before it is shown. */
export type LazyScreen<TProps extends object = object> = ComponentType<TProps> & {
  /** Fetches its code; what fails here is tried again when it is shown. */
  readonly preload: () => void;
};

/**
 * A screen whose code is fetched when it is first shown. React remembers a
 * failed `lazy` for good, so each attempt (see AttemptProvider) has its own.
 */
export function lazyScreen<TProps extends object = object>(
  load: () => Promise<ComponentType<TProps>>,
): LazyScreen<TProps> {
  const attempts = new Map<number, LazyExoticComponent<ComponentType<TProps>>>();
  let loaded: ComponentType<TProps> | undefined;
  const lazyFor = (attempt: number): ComponentType<TProps> => {
    if (loaded) return loaded;
    const known = attempts.get(attempt);
    if (known) return known;
    const screen = lazy(async () => {
      try {
        loaded = await load();
        return { default: loaded };
      } catch (error) {
        throw new LoadError(messageOf(error));
      }
    });
    attempts.set(attempt, screen);
    return screen;
  };
  function Screen(props: TProps) {
    const attempt = useAttempt();
    // Keep the mounted component: to React the fetched one in its place would be another screen, which starts again and
    // loses unsaved edits.
    const Fetched = useMemo(() => lazyFor(attempt), [attempt]);
    return <Fetched {...props} />;
  }
  const preload = () => {
    if (loaded) return;
    load().then(
      (screen) => {
        loaded ??= screen;
      },
      () => {},
    );
  };
  return Object.assign(Screen, { preload });
}
