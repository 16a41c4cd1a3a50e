import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Address } from 'shared-contracts/routes';
import { Link } from '../router/links.ts';

/** A button that links to another address. */
export function LinkButton({ to, children }: { to: Address; children: ReactNode }) {
  return (
    <Button component={Link} to={to}>
      {children}
    </Button>
  );
}
