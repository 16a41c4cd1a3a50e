import { useState } from 'react';
import { type RentOddity, rentOddities } from 'shared-contracts/rentals';
import { shownDate, shownDateTime } from 'shared-contracts/shown-dates';
import {
  DataErrorBar,
  EmptyState,
  GridSkeleton,
  HeaderButton,
  PageHeader,
  useRecordTitle,
  useTexts,
} from 'shared-ui';
import { FilterBar, noSelection, type Selection } from 'shared-ui/grid';
import { useParams, useSearchParams } from 'shared-ui/router';
import { moneyText } from '../timesheets/amount-text.ts';
import { RentPanel } from './rent-panel.tsx';
import classes from './rentals.module.css';
import { RentsGrid } from './rents-grid.tsx';
import { RunActions } from './run-actions.tsx';
import { RunFiles } from './run-files.tsx';
import { RunState } from './run-state.tsx';
import { monthText, runScope } from './run-words.ts';
import type { Run } from './use-rental-steps.ts';
import { useRents } from './use-rents.ts';

const isOddity = (text: string | null): text is RentOddity => rentOddities.some((oddity) => oddity === text);

/** What a run is about, what it pays, and who did what with it. */
function RunFacts({ run }: { readonly run: Run }) {
  const { t, language } = useTexts('billing');
  const { preparedBy, preparedOn, approvedBy, approvedOn, takenBackBy, takenBackReason, missedSince } = run;
  const facts = [
    t('rentals.preparedBy', { name: preparedBy.fullName, at: shownDateTime(preparedOn, language) }),
    approvedBy &&
      approvedOn &&
      t('rentals.approvedBy', { name: approvedBy.fullName, at: shownDateTime(approvedOn, language) }),
    takenBackBy && t('rentals.takenBackBy', { name: takenBackBy.fullName, reason: takenBackReason ?? '' }),
    missedSince && t('rentals.withMissed', { day: shownDate(missedSince, language) }),
  ];
  return (
    <div className={classes['facts']}>
      <RunState run={run} />
      <strong className={classes['total']}>
        {t('rentals.pays', { count: run.paidCount, total: moneyText(run.total, language) })}
      </strong>
      {facts.filter(Boolean).map((fact) => (
        <span key={String(fact)} className={classes['hint']}>
          {fact}
        </span>
      ))}
    </div>
  );
}

/** A run of rents, with warnings first: it is checked, corrected, and approved by another person. */
export function RunScreen() {
  const { t, language } = useTexts('billing');
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const written = params.get('why');
  const oddity = isOddity(written) ? written : undefined;
  const found = useRents(id, oddity);
  const { run, rents, oddities } = found;
  const [selection, setSelection] = useState<Selection>(noSelection);
  const [openId, setOpenId] = useState<string>();
  const title = run
    ? [monthText(run.month, language), run.number].filter(Boolean).join(' · ')
    : t('rentals.title');
  useRecordTitle(id, title);
  const open = rents.find((rent) => rent.id === openId);
  if (found.failure !== undefined)
    return <DataErrorBar what={t('rentals.title')} message={found.failure} onTryAgain={found.readAgain} />;
  if (!run) return <GridSkeleton />;
  const show = (why: RentOddity | 'ALL') => {
    setSelection(noSelection);
    setParams(why === 'ALL' ? {} : { why }, { replace: true });
  };
  return (
    <div className={classes['page']}>
      <PageHeader
        title={title}
        subtitle={runScope(run, t)}
        actions={
          <RunActions
            run={run}
            selected={rents.filter((rent) => selection.has(rent.id))}
            onDone={() => setSelection(noSelection)}
          />
        }
      />
      <RunFacts run={run} />
      {run.movedPayees.length > 0 && (
        <p role="status">{t('rentals.movedPayees', { names: run.movedPayees.join('; ') })}</p>
      )}
      {run.formerPayees.length > 0 && (
        <p role="status">{t('rentals.formerPayees', { names: run.formerPayees.join('; ') })}</p>
      )}
      <RunFiles run={run} />
      {run.rentCount === 0 ? (
        <EmptyState role="status" title={t('rentals.empty')} cause={t('rentals.emptyCause')} ways={null} />
      ) : (
        <>
          <FilterBar
            title={t('rentals.oddities')}
            choices={[
              { value: 'ALL' as const, label: t('rentals.all'), count: run.rentCount },
              ...oddities.map(({ oddity: value, rentCount }) => ({
                ...{ value, label: t(`rentals.odd.${value}`), count: rentCount },
              })),
            ]}
            shown={oddity ?? 'ALL'}
            onShow={show}
          />
          <RentsGrid
            rents={rents}
            selection={selection}
            onSelectionChange={setSelection}
            onOpen={setOpenId}
          />
          <div className={classes['asked']}>
            <span role="status">{t('rentals.shown', { shown: rents.length, all: found.all })}</span>
            {found.hasMore && (
              <HeaderButton onClick={() => void found.readMore()}>{t('rentals.more')}</HeaderButton>
            )}
          </div>
        </>
      )}
      {open && <RentPanel key={open.id} rent={open} run={run} onClose={() => setOpenId(undefined)} />}
    </div>
  );
}
