import { Component, type ReactNode, useState } from 'react';
import { NoticeBar } from '../feedback/notice-bar.tsx';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { useLocation } from '../router/links.ts';
import { AttemptProvider, useAttempt } from './attempt.tsx';
import { isLoadError } from './lazy-screen.tsx';

interface CatchingProps {
  /** The address; another one is another part, which is tried. */
  readonly place: string;
  readonly standing: ReactNode;
  readonly children: ReactNode;
}

interface CatchingState {
  readonly error: unknown;
}

class Catching extends Component<CatchingProps, CatchingState> {
  override state: CatchingState = { error: undefined };

  static getDerivedStateFromError(error: unknown): CatchingState {
    return { error };
  }

  override componentDidUpdate({ place }: CatchingProps): void {
    if (place !== this.props.place && this.state.error !== undefined) this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isLoadError(error)) throw error;
    return this.props.standing;
  }
}

/** Apart from the attempts of the shell, so that none of them is taken for another. */
let lastAttempt = 1_000_000;

/**
 * Where the code of a part could not be fetched, says so in its place and offers to try again. What is around it stays,
 * such as the unsaved changes of a form whose tab it is.
 */
export function FetchBoundary({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts('ui');
  const { pathname } = useLocation();
  const around = useAttempt();
  const [own, setOwn] = useState<number>();
  const again = () => {
    lastAttempt += 1;
    setOwn(lastAttempt);
  };
  return (
    <Catching
      key={own}
      place={pathname}
      standing={<NoticeBar kind="error" message={t('unfetched')} action={t('tryAgain')} onAction={again} />}
    >
      <AttemptProvider attempt={own ?? around}>{children}</AttemptProvider>
    </Catching>
  );
}
