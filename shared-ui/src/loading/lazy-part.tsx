import {
  type ComponentType,
  createContext,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { showToast } from '../feedback/toasts.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';

/** Shown in a part's place; called with a function that fetches its code again if that failed. */
type Standing = (again?: () => void) => ReactNode;

const StandingContext = createContext<Standing>(() => null);

interface PartPlaceProps {
  /** Shown here while the part's code loads, and where it cannot be fetched. */
  readonly standing: Standing;
  readonly children: ReactNode;
}

/** A place for a part, filled with something else until its code is there. */
export function PartPlace({ standing, children }: PartPlaceProps) {
  return (
    <StandingContext value={standing}>
      <Suspense fallback={standing()}>{children}</Suspense>
    </StandingContext>
  );
}

interface Part {
  readonly again: () => void;
  readonly forget: () => void;
}

const PartContext = createContext<Part>({ again: () => {}, forget: () => {} });

/** In place of a part that could not be fetched: reports that once. The next use of the part fetches it again. */
function Unfetched() {
  const { t } = useTexts('ui');
  const { again, forget } = use(PartContext);
  const standing = use(StandingContext);
  const showFailure = useEffectEvent(() => showToast({ kind: 'error', message: t('unfetched') }));
  useEffect(() => {
    showFailure();
    return forget;
  }, [forget]);
  return standing(again);
}

/**
 * A part of a screen whose code is fetched when it is first shown, such as a menu. If that fails, a toast reports it
 * and the surrounding screen stays as it is, with its unsaved edits; for a whole screen use `lazyScreen`.
 */
export function lazyPart<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
): ComponentType<TProps> {
  let fetched: LazyExoticComponent<ComponentType<TProps>> | undefined;
  let isFailed = false;
  const fetching = () => {
    fetched ??= lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        isFailed = true;
        // Another component for each failure: React would take the same one for the one that is mounted already and
        // has reported it.
        return { default: () => <Unfetched /> };
      }
    });
    return fetched;
  };
  const forget = () => {
    if (isFailed) fetched = undefined;
    isFailed = false;
  };
  return function LazyPart(props: TProps) {
    const [Fetched, setFetched] = useState(fetching);
    const [part] = useState(
      (): Part => ({
        forget,
        again: () => {
          forget();
          setFetched(fetching);
        },
      }),
    );
    return (
      <PartContext value={part}>
        <Fetched {...props} />
      </PartContext>
    );
  };
}
