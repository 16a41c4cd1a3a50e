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

/** Heights in CSS pixels, as the stylesheet has them: a block without its lines, its counts, and the text of an empty one. */
const frame = 46;
const counted = 28;
const emptyText = 48;
const enough = 280;

/** The least height of a row of blocks, in CSS pixels: what the longest one holds, or enough to scroll in. */
export const leastHeight = (lines: readonly number[], hasCounts: boolean): number =>
  Math.min(enough, frame + (hasCounts ? counted : 0) + Math.max(emptyText, line * Math.max(0, ...lines)));

/** A block of the day, as high as its lines where the window has room for them. */
export function DayBlock({ title, none, isComing, counts, lines }: DayBlockProps) {
  return (
    <section className={classes['block']} aria-label={title} aria-busy={isComing}>
      <h2 className={classes['heading']}>{title}</h2>
      {counts && <div className={classes['counts']}>{counts}</div>}
      {isComing && awaited.map((place) => <Skeleton key={place} height={line} />)}
      {!isComing && none !== undefined && lines.length === 0 && <p className={classes['none']}>{none}</p>}
      {lines.length > 0 && (
        <div className={classes['room']} style={{ ['--lines' as string]: lines.length }}>
          <ul className={classes['lines']}>{lines}</ul>
        </div>
      )}
    </section>
  );
}
