import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import type { FocusEvent, ReactNode } from 'react';
import classes from './slide-in-page.module.css';
import { useShownLast } from './use-shown-last.ts';

interface SlideInPageProps {
  readonly opened: boolean;
  /** The name of the row. */
  readonly title: ReactNode;
  /** Not where another page slid in over it: that one closes first. */
  readonly closesOnEscape?: boolean;
  /** How many pages it slid in over: each leaves something of the one below in sight. */
  readonly depth?: number;
  /** Called when the page is to close; the caller asks about unsaved changes. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** How much narrower each page is that slides in over another. */
const step = { pixels: 64, percent: 4 };

/**
 * The drawer takes the focus a moment after it is drawn, at the beginning of its page: otherwise its first element, the
 * close button, would get it. An element of the page that has the focus by then, such as a field to be corrected, keeps
 * it.
 */
const keepsKeyboard = {
  tabIndex: -1,
  'data-autofocus': '',
  onFocusCapture: ({ target, currentTarget }: FocusEvent) => {
    currentTarget.removeAttribute('data-autofocus');
    target.setAttribute('data-autofocus', '');
  },
  onBlurCapture: ({ target }: FocusEvent) => target.removeAttribute('data-autofocus'),
};

/** The page that a grid's row slides in with, over the right of the screen (000 §2). */
export function SlideInPage(props: SlideInPageProps) {
  const { opened, closesOnEscape = true, depth = 0, onClose } = props;
  const { title, children } = useShownLast(opened, props);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position="right"
      size={`min(${880 - depth * step.pixels}px, ${92 - depth * step.percent}vw)`}
      closeOnEscape={closesOnEscape}
    >
      <div className={classes['page']} {...keepsKeyboard}>
        {children}
      </div>
    </Drawer>
  );
}
