import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import classes from './cell-panel.module.css';

interface CellPanelProps {
  /** The position of the cell over its row, from the grid. */
  readonly style: CSSProperties | undefined;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The minimum distance to the edges of the screen, in CSS pixels. */
const margin = 8;

/**
 * A panel at an edited cell that needs more room: its own fields, outside of a form around the grid, and inside of
 * the screen wherever the grid is scrolled to. The grid does not receive its keys and clicks; Escape closes it.
 */
export function CellPanel({ style, label, onClose, children }: CellPanelProps) {
  const cell = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const [over, at] = [panel.current, cell.current?.getBoundingClientRect()];
      if (!over || !at) return;
      const most = {
        left: innerWidth - over.offsetWidth - margin,
        top: innerHeight - over.offsetHeight - margin,
      };
      over.style.left = `${Math.max(margin, Math.min(at.left, most.left))}px`;
      over.style.top = `${Math.max(margin, Math.min(at.top, most.top))}px`;
    };
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, []);
  useEffect(() => {
    const inside = panel.current;
    (inside?.querySelector<HTMLElement>('input, a, button') ?? inside)?.focus();
  }, []);
  return (
    <>
      <div ref={cell} className={classes['cell']} style={style} />
      {createPortal(
        <section
          ref={panel}
          tabIndex={-1}
          aria-label={label}
          className={classes['panel']}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Escape') onClose();
          }}
          onClick={(event) => event.stopPropagation()}
          onDoubleClick={(event) => event.stopPropagation()}
        >
          {children}
        </section>,
        document.body,
      )}
    </>
  );
}
