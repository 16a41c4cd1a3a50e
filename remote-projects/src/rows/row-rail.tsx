import type { ReactNode } from 'react';
import { type CommunicationParent, LogContact } from 'shared-ui/communications';
import classes from './row-rail.module.css';

interface RowRailProps {
  readonly label: string;
  /** The record whose contacts are logged from here. */
  readonly parent: CommunicationParent;
  readonly children: ReactNode;
}

/** The key facts of a record, at the side of its fields. */
export function RowRail({ label, parent, children }: RowRailProps) {
  return (
    <aside className={classes['rail']} aria-label={label}>
      <LogContact parent={parent} />
      {children}
    </aside>
  );
}
