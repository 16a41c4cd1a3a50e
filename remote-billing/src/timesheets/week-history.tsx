import { useMemo } from 'react';
import type { Language } from 'shared-contracts';
import { errorMessage } from 'shared-contracts/client';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { HistoryList } from 'shared-ui/form';
import { useQuery } from 'urql';
import { WeekHistoryDocument, type WeekHistoryEntryFragment } from '../generated/operations.ts';

/** A text of the history with its days as people write them. */
const withDays = (text: string | null | undefined, language: Language) =>
  text?.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => shownDate(day, language));

const historyEntryOf = (entry: WeekHistoryEntryFragment, language: Language) => ({
  ...entry,
  recordKind: 'TIMESHEET',
  changes: entry.changes.map(({ field, before, after }) => ({
    field,
    before: withDays(before, language),
    after: withDays(after, language),
  })),
});

/** The edits of a week and the decisions on it in one list, the newest first. */
export function WeekHistory({ timesheetId }: { readonly timesheetId: string }) {
  const { t, language } = useTexts('billing');
  const [{ data, error }, ask] = useQuery({
    query: WeekHistoryDocument,
    variables: { id: timesheetId },
    requestPolicy: 'cache-and-network',
  });
  const entries = useMemo(
    () =>
      data &&
      [...data.decisions, ...data.saves]
        .toSorted((one, other) => Date.parse(other.changedAt) - Date.parse(one.changedAt))
        .map((entry) => historyEntryOf(entry, language)),
    [data, language],
  );
  return (
    <HistoryList
      entries={entries}
      error={error && !data ? (errorMessage(error) ?? '') : undefined}
      onTryAgain={() => ask({ requestPolicy: 'network-only' })}
      none={t('timesheets.history.none')}
      labelOf={(field) => t(`timesheets.field.${field}`)}
    />
  );
}
