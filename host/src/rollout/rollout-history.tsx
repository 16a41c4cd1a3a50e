import { type RolloutChange, rolloutChangeSchema } from 'shared-contracts/rollout';
import { useTexts } from 'shared-ui';
import { HistoryList, type HistoryListEntry } from 'shared-ui/form';
import * as v from 'valibot';
import { useFetched } from '../page/use-fetched.ts';
import { ruleText } from './rule-text.ts';
import { whoText } from './who-text.ts';

const changesSchema = v.array(rolloutChangeSchema);

/** The changes of a flag or an area: who made them, when, and the values before. */
export function RolloutHistory({ subject }: { subject: string }) {
  const { t } = useTexts('rollout');
  const { data, failure, tryAgain } = useFetched(`rollout/changes?subject=${subject}`, changesSchema);
  const entryOf = (change: RolloutChange): HistoryListEntry => {
    const { id, event, changedAt, changedBy, rule, ruleBefore, version, versionBefore, note } = change;
    const after = rule ? ruleText(rule, t) : [version, note].filter(Boolean).join(': ');
    return {
      id,
      changedAt,
      changedBy: { fullName: whoText(changedBy, t) },
      changes: [{ field: event, before: ruleBefore ? ruleText(ruleBefore, t) : versionBefore, after }],
    };
  };
  return (
    <HistoryList
      entries={data?.map(entryOf)}
      error={failure && !data ? (failure.message ?? '') : undefined}
      onTryAgain={tryAgain}
      none={t('history.none')}
      labelOf={(field) => t(`history.field.${field}`)}
    />
  );
}
