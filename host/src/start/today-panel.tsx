import { useState } from 'react';
import { Link } from 'react-router-dom';
import { nameIn } from 'shared-contracts';
import type { StartRecord, StartToday } from 'shared-contracts/grids';
import { shownDate } from 'shared-contracts/shown-dates';
import { DataErrorBar, Skeleton, useTexts } from 'shared-ui';
import { useDeclared } from '../areas/use-declared.tsx';
import type { Fetched } from '../shell/use-fetched.ts';
import classes from './today-panel.module.css';

const lists = ['recent', 'tasks', 'due'] as const;

function RecordLine({ record, today }: { record: StartRecord; today: string }) {
  const { language } = useTexts('host');
  const { lists } = useDeclared();
  const { title, detail, date, opens, source } = record;
  const list = lists.find(({ name }) => name === source);
  const text = (
    <>
      <span className={classes.title}>{title}</span>
      <span className={classes.detail}>{detail ?? (list && nameIn(language, list.title))}</span>
    </>
  );
  return (
    <li className={classes.line}>
      {opens ? (
        <Link to={`/${opens}`} className={classes.link}>
          {text}
        </Link>
      ) : (
        <span className={classes.link}>{text}</span>
      )}
      {date && (
        <time dateTime={date} className={classes.date} data-overdue={date < today || undefined}>
          {shownDate(date, language)}
        </time>
      )}
    </li>
  );
}

/** What a person went on with, has to do, and must not miss. */
export function TodayPanel({ today: { data, failure, tryAgain } }: { today: Fetched<StartToday> }) {
  const { t } = useTexts('host');
  const [day] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <aside className={classes.panel} aria-label={t('today.title')}>
      {failure && <DataErrorBar message={failure.message} onTryAgain={tryAgain} />}
      {lists.map((list) => {
        const records = data?.[list];
        return (
          <section key={list} aria-label={t(`today.${list}`)}>
            <h2 className={classes.heading}>{t(`today.${list}`)}</h2>
            {!records && !failure && <Skeleton height={72} />}
            {records?.length === 0 && <p className={classes.empty}>{t(`today.none.${list}`)}</p>}
            {records && records.length > 0 && (
              <ul className={classes.list}>
                {records.map((record) => (
                  <RecordLine key={`${record.source} ${record.id}`} record={record} today={day} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </aside>
  );
}
