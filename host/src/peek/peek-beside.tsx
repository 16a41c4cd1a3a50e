import { type ReactNode, Suspense, type UIEvent, useRef } from 'react';
import { lazyPart } from 'shared-ui';
import type { GridItems } from 'shared-ui/grid';
import { useNavigate } from 'shared-ui/router';
import classes from './peek-beside.module.css';
import { rowBeside } from './row-beside.ts';
import type { usePeek } from './use-peek.ts';

const PeekPanel = lazyPart(async () => (await import('./peek-panel.tsx')).PeekPanel);

interface PeekBesideProps extends ReturnType<typeof usePeek> {
  readonly source: string;
  readonly items: GridItems;
  /** Whether the person may open the pages of the records. */
  readonly opens: boolean;
  /** The list. */
  readonly children: ReactNode;
}

/** Window height in CSS pixels below which a list is as high as the window. */
const lowWindow = 500;

/** In a low window, scrolls the content above a list out of sight together with the list's first rows. */
function leaveWindowToRows({ currentTarget }: UIEvent<HTMLElement>) {
  if (window.innerHeight < lowWindow) currentTarget.scrollIntoView({ block: 'nearest' });
}

/** A list, and next to it the facts of the chosen row. */
export function PeekBeside({ source, items, opens, peekedId, peek, children }: PeekBesideProps) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const step = (by: 1 | -1) => {
    const next = peekedId === undefined ? undefined : rowBeside(items, peekedId, by);
    if (next) peek(next.id);
  };
  const close = () => {
    peek(undefined);
    list.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
  };
  return (
    <div className={classes.beside} onScrollCapture={leaveWindowToRows}>
      <div className={classes.list} ref={list}>
        {children}
      </div>
      {peekedId !== undefined && (
        <Suspense fallback={null}>
          <PeekPanel
            source={source}
            id={peekedId}
            opens={opens}
            onStep={step}
            onOpen={(address) => void navigate(address)}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
