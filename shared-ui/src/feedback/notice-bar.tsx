import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './notice-bar.module.css';

interface NoticeBarProps {
  readonly kind?: 'info' | 'error';
  readonly message: ReactNode;
  /** The label of the action. */
  readonly action: string;
  readonly onAction: () => void;
}

/** A sentence across the page with the one thing to do about it. */
export function NoticeBar({ kind = 'info', message, action, onAction }: NoticeBarProps) {
  return (
    <div className={classes.bar} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <span className={classes.message}>{message}</span>
      <Button variant="default" size="compact-sm" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
