import type { ReactNode } from 'react';
import type { Language } from 'shared-contracts';
import type { Address } from 'shared-contracts/routes';
import { shownDate, shownTimeOfDay } from 'shared-contracts/shown-dates';
import type { CellRenderer } from '../grid/cells/grid-cell.tsx';
import { Marked } from '../grid/cells/marked.tsx';
import type { GridRecord } from '../grid/views/grid-view.ts';
import { Link } from '../router/links.ts';
import classes from './communications.module.css';

const text = (value: GridRecord[string]): string => (typeof value === 'string' ? value : '');

/** Characters of the comments that a tip shows. */
const longestTip = 1000;

/** 'X to Y via Z' with the outcome, and the comments beneath (002 §2); matches of the filter box are marked. */
function drawCommunication(row: GridRecord, query: string): ReactNode {
  const result = text(row['result']);
  const comments = text(row['comments']);
  return (
    <span className={classes['lines']}>
      <span className={classes['line']}>
        {result && (
          <span className={classes['outcome']}>
            <Marked text={result} query={query} />
          </span>
        )}
        <Marked text={text(row['line'])} query={query} />
      </span>
      <span className={classes['comments']} title={comments.slice(0, longestTip) || undefined}>
        <Marked text={comments} query={query} />
      </span>
    </span>
  );
}

/** The day, and beneath it the time where it is known. */
function drawDate(row: GridRecord, language: Language): ReactNode {
  const [day = '', time] = text(row['date']).split('T');
  return (
    <span className={classes['lines']} data-moment="">
      <span className={classes['day']}>{shownDate(day, language)}</span>
      {time && <span className={classes['comments']}>{shownTimeOfDay(time, language)}</span>}
    </span>
  );
}

/** The record that a communication belongs to; a record below links to its page. */
function drawOn(row: GridRecord, query: string, address: Address): ReactNode {
  const name = <Marked text={text(row['on'])} query={query} />;
  const place = text(row['place']);
  if (!place) return name;
  return (
    <Link
      to={`${address}/${place}/details`}
      className={classes['on']}
      onClick={(event) => event.stopPropagation()}
    >
      {name}
    </Link>
  );
}

/** How the multi-line cells of communications are drawn; `address` is that of the form. */
export const communicationRenderers = (
  query: string,
  language: Language,
  address: Address,
): Readonly<Record<string, CellRenderer>> => ({
  on: (row) => drawOn(row, query, address),
  communication: (row) => drawCommunication(row, query),
  date: (row) => drawDate(row, language),
});
