import { type ReactElement, type ReactNode, Suspense } from 'react';

interface OnDemandProps {
  /** The button that opens it; it stands alone while closed and while the code comes. */
  readonly target: ReactElement;
  readonly isOpen: boolean;
  /** A lazy component that draws the target itself. */
  readonly children: ReactNode;
}

/** A menu whose code is fetched when it is first opened. */
export function OnDemand({ target, isOpen, children }: OnDemandProps) {
  return isOpen ? <Suspense fallback={target}>{children}</Suspense> : target;
}
