import type { ReactNode } from 'react';
import { shownDateTime } from 'shared-contracts/shown-dates';
import { DataErrorBar } from '../../feedback/data-error-bar.tsx';
import { Skeleton } from '../../feedback/skeleton.tsx';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { WholeDays } from '../fields/whole-days.tsx';
import { useFormTexts } from '../form-texts.ts';
import { changedLines } from '../saving/changed-lines.ts';
import { labelOrWords } from './field-in-words.ts';
import classes from './history-list.module.css';
import { type FieldOfHistory, useShownValue, type WordOf } from './shown-value.ts';

export interface HistoryListEntry {
  readonly id: string;
  /** Where it is one of a record's revisions. */
  readonly revision?: number;
  /** The kind of the record, where its values depend on it. */
  readonly recordKind?: string;
  readonly changedAt: string;
  readonly changedBy: { readonly fullName: string; readonly companyName?: string };
  /** The record concerned, if the entries are about several records. */
  readonly about?: ReactNode;
  readonly changes: readonly {
    readonly field: string;
    readonly before?: string | null;
    readonly after?: string | null;
  }[];
}

interface HistoryListProps {
  /** Undefined until they have come. */
  readonly entries: readonly HistoryListEntry[] | undefined;
  readonly error?: string | undefined;
  readonly onTryAgain: () => void;
  /** Shown where there is none. */
  readonly none?: string;
  /** The label of the list, if the page has several such lists. */
  readonly label?: string;
  /** A field's label. */
  readonly labelOf: (field: string, entry: HistoryListEntry) => string;
  /** The label of a fixed value of a field, if only the form knows it. */
  readonly wordOf?: WordOf | undefined;
}

interface ChangeProps {
  readonly of: FieldOfHistory;
  readonly wordOf: WordOf | undefined;
  readonly before: string | null | undefined;
  readonly after: string | null | undefined;
  /** Whether there was something before. */
  readonly hasBefore: boolean;
}

/** A changed value: the old one struck out and the new one; of a list only the rows that differ. */
function Change({ of, wordOf, before, after, hasBefore }: ChangeProps) {
  const { t } = useTexts('ui');
  const format = useShownValue(wordOf);
  const shown = (value: string | null | undefined) => (value ? format(value, of) : t('form.empty'));
  const lines = hasBefore && before && after ? changedLines(before, after) : undefined;
  if (lines) {
    return (
      <dd className={classes['lines']}>
        {lines.removed.map((line, place) => (
          <del key={`${place} ${line}`}>
            <WholeDays text={format(line, of)} />
          </del>
        ))}
        {lines.added.map((line, place) => (
          <ins key={`${place} ${line}`}>
            <WholeDays text={format(line, of)} />
          </ins>
        ))}
      </dd>
    );
  }
  return (
    <dd>
      {hasBefore && (
        <del>
          <WholeDays text={shown(before)} />
        </del>
      )}{' '}
      <ins>
        <WholeDays text={shown(after)} />
      </ins>
    </dd>
  );
}

interface EntryProps extends Pick<HistoryListProps, 'labelOf' | 'wordOf'> {
  readonly entry: HistoryListEntry;
}

function Entry({ entry, labelOf, wordOf }: EntryProps) {
  const { t, language } = useFormTexts();
  const { fullName: name, companyName: company } = entry.changedBy;
  return (
    <li className={classes['entry']}>
      <div>
        {entry.about}
        <p className={classes['who']}>{company ? t('history.byOf', { name, company }) : name}</p>
        <p className={classes['when']}>
          {shownDateTime(entry.changedAt, language)}
          {entry.revision !== undefined && `, ${t('history.revision', { n: entry.revision })}`}
        </p>
      </div>
      <dl className={classes['changes']}>
        {entry.changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{labelOrWords(labelOf(field, entry), field)}</dt>
            <Change
              of={{ kind: entry.recordKind, field }}
              wordOf={wordOf}
              before={before}
              after={after}
              hasBefore={entry.revision === undefined ? before != null : entry.revision > 1}
            />
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Every save of a record, newest first: who, when, and what changed. */
export function HistoryList({ entries, error, onTryAgain, none, label, ...entryProps }: HistoryListProps) {
  const { t } = useFormTexts();
  if (error !== undefined)
    return <DataErrorBar what={label ?? t('history.title')} message={error} onTryAgain={onTryAgain} />;
  if (!entries) return <Skeleton height={160} />;
  if (entries.length === 0) return <p className={classes['empty']}>{none ?? t('history.empty')}</p>;
  return (
    <ol className={classes['entries']} aria-label={label ?? t('history.title')}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} {...entryProps} />
      ))}
    </ol>
  );
}
