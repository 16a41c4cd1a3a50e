import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusThroughOff } from '../../layout/use-focus-through-off.ts';

interface HeaderButtonProps {
  readonly onClick: () => void;
  /** Its name if its text by itself would not distinguish it from others. */
  readonly label?: string;
  /** Why it cannot be pressed, where that is so. */
  readonly disabledBy?: string | undefined;
  /** Whether what it began is under way: it turns, and cannot be pressed again. */
  readonly isBusy?: boolean;
  /** What the form is opened for, as the submission of a week: on a phone it takes the width of the lower bar. */
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

/** Letters from which on a name is longer than two words usually are. */
const longName = 20;

/** A quiet button for a form's header or a row. */
export function HeaderButton({
  onClick,
  label,
  disabledBy,
  isBusy = false,
  isMain = false,
  children,
}: HeaderButtonProps) {
  const button = useFocusThroughOff(disabledBy !== undefined || isBusy);
  return (
    <Button
      ref={button}
      variant="default"
      onClick={onClick}
      disabled={disabledBy !== undefined}
      title={disabledBy}
      loading={isBusy}
      // A long name gets the room for it where buttons are as narrow as their words.
      data-long={(typeof children === 'string' && children.length > longName) || undefined}
      data-main={isMain || undefined}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {children}
    </Button>
  );
}
