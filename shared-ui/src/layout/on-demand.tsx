import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { PartPlace } from '../loading/lazy-part.tsx';

interface OnDemandProps {
  /** The button that opens it; it stands alone while closed, while the code comes, and where that cannot be fetched. */
  readonly target: ReactElement<{ readonly onClick?: () => void }>;
  readonly isOpen: boolean;
  /** A lazy part that draws the target itself. */
  readonly children: ReactNode;
}

/** A menu whose code is fetched when it is first opened. */
export function OnDemand({ target, isOpen, children }: OnDemandProps) {
  if (!isOpen) return target;
  return (
    <PartPlace standing={(again) => (again ? cloneElement(target, { onClick: again }) : target)}>
      {children}
    </PartPlace>
  );
}
