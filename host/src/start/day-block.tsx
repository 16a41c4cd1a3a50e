import type { ReactNode } from 'react';
import { Skeleton } from 'shared-ui';
import classes from './day-screen.module.css';

interface DayBlockProps {
  readonly title: string;
  /** The text shown if the block is empty; undefined until that is known. */
  readonly none: string | undefined;
  readonly isComing: boolean;
  /** How much there is, by list. */
  readonly counts?: ReactNode;
  readonly lines: readonly ReactNode[];
}

/** Placeholder lines while the day loads. */
const awaited = [1, 2, 3, 4, 5];

/** Height of a line in CSS pixels, as the stylesheet has it. */
const line = 40;

/** A block of the day. It has the same height for any content, so that nothing moves when it loads. */
export function DayBlock({ title, none, isComing, counts, lines }: DayBlockProps) {
  return (
    <section className={classes['block']} aria-label={title} aria-busy={isComing}>
      <h2 className={classes['heading']}>{title}</h2>
      {counts && <div className={classes['counts']}>{counts}</div>}
      {isComing && awaited.map((place) => <Skeleton key={place} height={line} />)}
      {!isComing && none !== undefined && lines.length === 0 && <p className={classes['none']}>{none}</p>}
      {lines.length > 0 && (
        <div className={classes['room']}>
          <ul className={classes['lines']}>{lines}</ul>
        </div>
      )}
    </section>
  );
}
