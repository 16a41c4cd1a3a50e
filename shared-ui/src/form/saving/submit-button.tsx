import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  readonly busy: boolean;
  /** Why it cannot be pressed, where that is so. */
  readonly disabledBy?: string | undefined;
  readonly children: ReactNode;
}

/** The one button of a small form. */
export function SubmitButton({ busy, disabledBy, children }: SubmitButtonProps) {
  return (
    <Button type="submit" loading={busy} disabled={disabledBy !== undefined} title={disabledBy}>
      {children}
    </Button>
  );
}
