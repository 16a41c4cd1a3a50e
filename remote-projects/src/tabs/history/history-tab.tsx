import { useState } from 'react';
import { today } from 'shared-contracts/days';
import { withShownDay } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { DayInput, HeaderButton, HistoryList, PlainSelect, PressButton } from 'shared-ui/form';
import { Link, useSearchParams } from 'shared-ui/router';
import { useQuery } from 'urql';
import { ProjectHistoryPeopleDocument } from '../../generated/operations.ts';
import { fieldName } from '../../ground/field-name.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import classes from './history.module.css';
import { beginOf, byDay, dayName, fridayBefore, type HistoryEntry } from './history-days.ts';
import { placeOf } from './history-place.ts';
import { useProjectHistory } from './use-project-history.ts';

/** In the address: the whole history. */
const beginning = 'beginning';

const day = /^\d{4}-\d\d-\d\d$/;

/** The subject of an entry: the kind of record, its name with a link, and whether it was created or deleted. */
function About({ entry, projectId }: { readonly entry: HistoryEntry; readonly projectId: string }) {
  const { t, language } = useTexts('projects');
  const place = placeOf(entry, projectId);
  // A record named by its date is shown in the person's date format.
  const name = withShownDay(entry.recordName, language);
  const what = entry.isDeletion ? t('history.deleted') : entry.revision === 1 ? t('history.made') : '';
  return (
    <span className={classes['about']}>
      <span className={classes['kind']}>{t(`history.kind.${entry.recordKind}`)}</span>{' '}
      {place ? <Link to={place}>{name}</Link> : <span>{name}</span>}
      {what && <em data-deleted={entry.isDeletion || undefined}> {what}</em>}
    </span>
  );
}

/**
 * The changes in a project and everything below it with their authors, by day: since Friday, since a date, by a person.
 */
export function HistoryTab({ project }: { readonly project: ProjectRecord }) {
  const { t, language } = useTexts('projects');
  const [now] = useState(() => new Date());
  const [params, setParams] = useSearchParams();
  const friday = fridayBefore(now);
  // The usual reason to open the history; an address sent by mail contains its date.
  const since = params.get('since') ?? friday;
  const personId = params.get('by') ?? '';
  const [{ data }] = useQuery({
    query: ProjectHistoryPeopleDocument,
    variables: { projectId: project.id },
    requestPolicy: 'cache-and-network',
  });
  const history = useProjectHistory({
    projectId: project.id,
    since: day.test(since) ? beginOf(since) : null,
    personId: personId || null,
  });
  const put = (name: 'since' | 'by', value: string) =>
    setParams(
      (before) => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const days = history.entries && [...byDay(history.entries)];
  const list = (entries: readonly HistoryEntry[] | undefined, label?: string) => (
    <HistoryList
      entries={entries?.map((entry) => ({
        ...entry,
        about: <About entry={entry} projectId={project.id} />,
      }))}
      {...(label ? { label } : {})}
      error={history.failure}
      onTryAgain={history.tryAgain}
      none={t('history.none')}
      labelOf={(field, { id }) => fieldName(t, entries?.find((one) => one.id === id)?.recordKind, field)}
    />
  );
  const quick = [
    ['sinceToday', today()],
    ['sinceFriday', friday],
    ['sinceEver', beginning],
  ] as const;
  return (
    <div className={classes['tab']}>
      <div className={classes['bar']}>
        <fieldset>
          <legend>{t('history.since')}</legend>
          {quick.map(([name, value]) => (
            <PressButton key={name} isOn={since === value} onPress={() => put('since', value)}>
              {t(`history.${name}`)}
            </PressButton>
          ))}
          <DayInput
            label={t('history.sinceDay')}
            day={day.test(since) ? since : ''}
            onDay={(value) => put('since', value)}
          />
        </fieldset>
        <label>
          {t('history.by')}{' '}
          <PlainSelect value={personId} onChange={({ currentTarget: { value } }) => put('by', value)}>
            <option value="">{t('history.everybody')}</option>
            {(data?.people ?? []).map(({ id, fullName, companyName }) => (
              <option key={id} value={id}>
                {fullName}, {companyName}
              </option>
            ))}
          </PlainSelect>
        </label>
      </div>
      {(!days || days.length === 0 || history.failure !== undefined) && list(history.entries)}
      {history.failure === undefined &&
        days?.map(([date, entries]) => {
          const name = dayName(date, now, t, language);
          return (
            <section key={date} className={classes['day']}>
              <h2>
                {name} <span>{t('history.count', { count: entries.length })}</span>
              </h2>
              {list(entries, name)}
            </section>
          );
        })}
      {history.hasMore && history.failure === undefined && (
        <HeaderButton onClick={history.readMore} disabledBy={history.isReading ? '…' : undefined}>
          {t('history.more')}
        </HeaderButton>
      )}
    </div>
  );
}
