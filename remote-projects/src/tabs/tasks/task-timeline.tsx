import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { today } from 'shared-contracts/days';
import { nameIn, textIn } from 'shared-contracts/forms';
import { projectAddress } from 'shared-contracts/routes';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import type { StoredRow } from 'shared-ui/record';
import { Link } from 'shared-ui/router';
import classes from './task-timeline.module.css';
import { barOf, monthsOf, placeOf, spanOf, type TimelineBar, type TimelineSpan } from './timeline-layout.ts';

interface TaskTimelineProps {
  readonly projectId: string;
  readonly rows: readonly StoredRow[];
}

interface Line {
  readonly row: StoredRow;
  readonly bar: TimelineBar;
}

const at = (day: string, span: TimelineSpan): CSSProperties => ({ left: `${placeOf(day, span)}%` });

/** The place and length of a bar; its last day belongs to it. */
const barStyle = ({ from, to }: TimelineBar, span: TimelineSpan): CSSProperties => {
  const day = placeOf(span.last, span);
  const oneDay = 100 - day;
  return { left: `${placeOf(from, span)}%`, width: `${placeOf(to, span) + oneDay - placeOf(from, span)}%` };
};

const monthName = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Arrow keys lead from line to line, Home and End to the first and the last. */
function useLineKeys() {
  const list = useRef<HTMLOListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll<Element>('a') ?? [])];
    const now = document.activeElement ? links.indexOf(document.activeElement) : -1;
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: links.length - 1 }[event.key];
    const link = next === undefined ? undefined : links[next];
    if (!(link instanceof HTMLElement)) return;
    link.focus();
    event.preventDefault();
  };
  return { list, onKeyDown };
}

/**
 * The tasks of a project on a line of time, each a bar from its start to the day that it is due, with today marked. A bar
 * opens its task.
 */
export function TaskTimeline({ projectId, rows }: TaskTimelineProps) {
  const { t, language } = useTexts('projects');
  const now = today();
  const { list, onKeyDown } = useLineKeys();
  const lines = rows
    .flatMap((row): Line[] => {
      const bar = barOf(row.id, row.values, now);
      return bar ? [{ row, bar }] : [];
    })
    .toSorted(
      (one, other) => one.bar.from.localeCompare(other.bar.from) || one.bar.to.localeCompare(other.bar.to),
    );
  const span = spanOf(
    lines.map(({ bar }) => bar),
    now,
  );
  const undated = rows.length - lines.length;
  return (
    <section className={classes['timeline']} aria-label={t('tasks.timeline.label')}>
      <div className={classes['head']} aria-hidden="true">
        <div className={classes['track']}>
          {monthsOf(span).map((day) => (
            <span key={day} className={classes['month']} style={at(day, span)}>
              {monthName(day, language)}
            </span>
          ))}
          <span className={classes['now']} style={at(now, span)}>
            {t('tasks.timeline.today')}
          </span>
        </div>
      </div>
      <ol ref={list} className={classes['lines']} onKeyDown={onKeyDown}>
        {lines.map(({ row: { id, values }, bar }) => {
          const name = nameIn(values['task'], 'name');
          const state = t(`tasks.timeline.state.${bar.state}`);
          const record = textIn(values, 'recordName');
          const days = `${shownDate(bar.from, language)} – ${shownDate(bar.to, language)}`;
          return (
            <li key={id}>
              <Link
                to={projectAddress(projectId, 'tasks', id)}
                aria-label={[[name, record].filter(Boolean).join(' '), days, state].join(', ')}
                title={[days, state].join(', ')}
              >
                <span className={classes['name']}>
                  {name} <small>{record}</small>
                </span>
                <span className={classes['track']}>
                  <span className={classes['bar']} data-state={bar.state} style={barStyle(bar, span)} />
                  <span className={classes['line']} style={at(now, span)} />
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      {lines.length === 0 && <p className={classes['left']}>{t('tasks.timeline.none')}</p>}
      {undated > 0 && <p className={classes['left']}>{t('tasks.timeline.undated', { count: undated })}</p>}
    </section>
  );
}
