import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { sizes } from 'shared-contracts/limits';
import classes from './wizard.module.css';

export interface WizardPageProps {
  /** What the wizard calls the page. */
  readonly name: string;
  /** Takes the width of the screen, for a page that holds a grid; on a phone all of it. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One page of a wizard. */
export function WizardPage({ isWide, children }: WizardPageProps) {
  return (
    <div className={classes['page']} data-wide={isWide || undefined}>
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
  readonly isDisabled?: boolean;
  /** Why it cannot be pressed. */
  readonly title?: string | undefined;
}

/** A button of a wizard: 120 px wide, more where its text needs it (000 §9). */
export function WizardButton(props: WizardButtonProps) {
  const { label, onClick, isPrimary = false, isSubmit = false, isBusy = false, isDisabled = false } = props;
  return (
    <Button
      type={isSubmit ? 'submit' : 'button'}
      variant={isPrimary ? 'filled' : 'default'}
      miw={sizes.wizardButton}
      loading={isBusy}
      disabled={isDisabled}
      title={props.title}
      {...(onClick ? { onClick } : {})}
    >
      {label}
    </Button>
  );
}
