import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSubmitButton } from '../page/submit-group.tsx';

interface SubmitButtonProps {
  readonly busy?: boolean;
  readonly size?: 'xs' | 'compact-sm';
  /** Whether it has the focus when its dialog opens. */
  readonly isFocused?: boolean;
  readonly isDisabled?: boolean;
  /** Why the button is disabled, if it is. */
  readonly disabledBy?: string | undefined;
  readonly children: ReactNode;
}

/** The button that submits the group of fields or the form around it. */
export function SubmitButton(props: SubmitButtonProps) {
  const { busy = false, size, disabledBy, isDisabled = disabledBy !== undefined } = props;
  return (
    <Button
      {...useSubmitButton()}
      {...(size === undefined ? {} : { size })}
      {...(props.isFocused ? { 'data-autofocus': true } : {})}
      loading={busy}
      disabled={isDisabled}
      title={disabledBy}
    >
      {props.children}
    </Button>
  );
}
