import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

/** A quiet button for a form's header. */
export function HeaderButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="default" onClick={onClick}>
      {children}
    </Button>
  );
}
