import { Button, Loader } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { sizes } from 'shared-contracts/limits';
import { LateNote } from '../feedback/late-note.tsx';
import { useSubmitButton } from '../form/page/submit-group.tsx';
import classes from './wizard.module.css';

export interface WizardPageProps {
  /** The wizard's name for the page. */
  readonly name: string;
  /** Takes the width of the screen, for a page that contains a grid; on a phone all of it. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One page of a wizard. It takes the focus if the button that opened it had it and is gone. */
export function WizardPage({ isWide, children }: WizardPageProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) page.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={page} className={classes['page']} tabIndex={-1} data-wide={isWide || undefined}>
      {children}
    </div>
  );
}

/** The buttons at the foot of a page. */
export const WizardButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes['buttons']}>{children}</div>
);

interface WizardButtonProps {
  readonly label: string;
  readonly onClick?: () => void;
  readonly isPrimary?: boolean;
  readonly isSubmit?: boolean;
  readonly isBusy?: boolean;
  /** The text next to a spinner while it is busy; without it only the spinner is shown. */
  readonly busyLabel?: string | undefined;
  readonly isDisabled?: boolean;
  /** Placed at the other end, as it leads neither on nor out. */
  readonly isAside?: boolean;
  /** Why it cannot be pressed. */
  readonly title?: string | undefined;
}

/** A button of a wizard: 120 px wide, more where its text needs it (000 §9). */
export function WizardButton(props: WizardButtonProps) {
  const { label, onClick, isPrimary = false, isSubmit = false, isBusy = false, isDisabled = false } = props;
  const { busyLabel, isAside = false } = props;
  const submit = useSubmitButton();
  const showsBusy = isBusy && busyLabel !== undefined;
  const button = (
    <Button
      {...(isSubmit ? submit : {})}
      variant={isPrimary ? 'filled' : 'default'}
      miw={sizes.wizardButton}
      {...(isAside ? { me: 'auto', 'data-aside': '' } : {})}
      loading={isBusy && !showsBusy}
      disabled={isDisabled || showsBusy}
      aria-busy={showsBusy || undefined}
      leftSection={showsBusy && <Loader size={14} color="currentColor" />}
      title={props.title}
      {...(onClick ? { onClick } : {})}
    >
      {showsBusy ? busyLabel : label}
    </Button>
  );
  return (
    <>
      {/* A label of its own says what it is busy with. */}
      <LateNote isWaiting={isBusy && !showsBusy} />
      {button}
    </>
  );
}
