import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './slide-in-page.module.css';

interface SlideInPageProps {
  readonly opened: boolean;
  /** What the row is called. */
  readonly title: string;
  /** Told when the page shall close; what is not saved is the caller's to ask about. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The page that a grid's row slides in with, over the right of the screen (000 §2). */
export function SlideInPage({ opened, title, onClose, children }: SlideInPageProps) {
  return (
    <Drawer opened={opened} onClose={onClose} title={title} position="right" size="min(880px, 92vw)">
      <div className={classes['page']}>{children}</div>
    </Drawer>
  );
}
