import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { HeldContent } from '../saving/held-content.ts';
import classes from './form-notices.module.css';

interface MovingNoticesProps {
  readonly held: HeldContent | undefined;
  readonly children: ReactNode;
}

const never = () => () => {};
const nowhere = () => null;

/** A form's messages: below its header, or on the page of the row that slid in over it, where they are visible. */
export function MovingNotices({ held, children }: MovingNoticesProps) {
  // The same element in each place, so that the messages in it keep their state.
  const [box] = useState(() => {
    const made = document.createElement('div');
    made.className = classes['box'] ?? '';
    return made;
  });
  const home = useRef<HTMLDivElement>(null);
  const over = useSyncExternalStore(held?.subscribe ?? never, held?.getNoticePlace ?? nowhere);
  useLayoutEffect(() => {
    (over ?? home.current)?.append(box);
  }, [over, box]);
  return (
    <>
      <div ref={home} className={classes['box']} />
      {createPortal(children, box)}
    </>
  );
}
