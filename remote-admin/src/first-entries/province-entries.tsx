import { useMemo, useState } from 'react';
import { newMasterData } from 'shared-contracts/master-data';
import { showToast, useTexts } from 'shared-ui';
import { HeaderButton } from 'shared-ui/form';
import { useEntryWriter } from '../master-data/use-entry-writer.ts';
import classes from './first-entries.module.css';
import { ListEntries } from './list-entries.tsx';
import { firstTicked, type OfferedList } from './offered-entries.ts';

interface ProvinceEntriesProps {
  readonly lists: readonly OfferedList[];
  /** The list from which the page was opened, if any. */
  readonly only: string | null;
  /** Called after entries were added. */
  readonly onAdded: () => void;
}

/** The entries of a province, list by list, and the button that adds those that are ticked. */
export function ProvinceEntries({ lists, only, onAdded }: ProvinceEntriesProps) {
  const { t } = useTexts('admin');
  const write = useEntryWriter();
  const [ticked, setTicked] = useState(() => firstTicked(lists, only));
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const chosen = useMemo(
    () =>
      lists.flatMap(({ declaration, entries }) =>
        entries.flatMap((entry) =>
          ticked.has(entry.key) && !entry.isThere ? [{ declaration, ...entry }] : [],
        ),
      ),
    [lists, ticked],
  );
  const tick = (keys: readonly string[], isOn: boolean) => {
    const next = new Set(ticked);
    for (const key of keys) isOn ? next.add(key) : next.delete(key);
    setTicked(next);
  };
  const add = async () => {
    const left = new Set<string>();
    const reasons: string[] = [];
    for (const [done, { declaration, key, code, values }] of chosen.entries()) {
      setProgress({ done, total: chosen.length });
      const reason = await write(declaration, { ...newMasterData(declaration), ...values });
      if (reason === undefined) continue;
      left.add(key);
      reasons.push(t('paste.line', { line: code, reason }));
    }
    const count = chosen.length - left.size;
    if (count > 0) showToast({ kind: 'success', message: t('paste.added', { count }) });
    setProgress(undefined);
    setRefused(reasons);
    setTicked(left);
    onAdded();
  };
  const why = progress ? t('first.adding', progress) : chosen.length === 0 ? t('first.none') : undefined;
  return (
    <>
      {lists.map((offered) => (
        <ListEntries
          key={offered.declaration.list}
          offered={offered}
          ticked={ticked}
          isOpen={offered.declaration.list === only}
          onTick={tick}
        />
      ))}
      {refused.length > 0 && (
        <div role="alert" className={classes['refused']}>
          {refused.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
      <div className={classes['bar']}>
        <HeaderButton onClick={() => void add()} disabledBy={why} isMain>
          {t('first.addChosen', { count: chosen.length })}
        </HeaderButton>
        <span role="status">{why}</span>
      </div>
    </>
  );
}
