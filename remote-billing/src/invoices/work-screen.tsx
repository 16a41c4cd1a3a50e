import { useMemo, useState } from 'react';
import { ChoiceToggle, DataErrorBar, EmptyState, GridSkeleton, HeaderButton, useTexts } from 'shared-ui';
import { DayInput } from 'shared-ui/form';
import { FilterBar, noSelection, type Selection } from 'shared-ui/grid';
import { useSearchParams } from 'shared-ui/router';
import { useTimeReview } from '../timesheets/use-time-review.ts';
import { DraftWizard } from './draft-wizard.tsx';
import classes from './invoices.module.css';
import { InvoicingHeader } from './invoicing-header.tsx';
import { useWork } from './use-work.ts';
import { WorkActions } from './work-actions.tsx';
import { shownHindrances, workGroupings, workShown } from './work-filter.ts';
import { WorkGrid } from './work-grid.tsx';
import { WorkSums } from './work-sums.tsx';

/** Every line of time that is not billed: summed by age, with the reason of each and the way to fix it. */
export function WorkScreen() {
  const { t } = useTexts('billing');
  const [params, setParams] = useSearchParams();
  const shown = useMemo(() => workShown(params), [params]);
  const found = useWork(shown);
  const { work, lines, reasons } = found;
  const [selection, setSelection] = useState<Selection>(noSelection);
  const [draftOf, setDraftOf] = useState<readonly string[]>();
  const steps = useTimeReview();
  const setParameters = (values: Readonly<Record<string, string | undefined>>) => {
    setSelection(noSelection);
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(values))
          if (value === undefined) now.delete(name);
          else now.set(name, value);
        return now;
      },
      // At once, so that a draft asked for next begins with the group that was just chosen.
      { replace: true, flushSync: true },
    );
  };
  const selected = lines.filter(({ id }) => selection.has(id));
  const header = (
    <InvoicingHeader
      place="work"
      title={t('invoices.work.title')}
      subtitle={t('invoices.work.subtitle')}
      actions={
        <WorkActions
          selected={selected}
          steps={steps}
          onDraft={() => setDraftOf(selected.map(({ id }) => id))}
        />
      }
    />
  );
  if (found.failure !== undefined && !work)
    return (
      <div className={classes['page']}>
        {header}
        <DataErrorBar what={t('invoices.work.title')} message={found.failure} onTryAgain={found.readAgain} />
      </div>
    );
  return (
    <div className={classes['page']}>
      {header}
      <div className={classes['asked']}>
        <ChoiceToggle
          label={t('invoices.work.groupedBy')}
          choices={workGroupings.map((value) => ({ value, label: t(`invoices.work.groupings.${value}`) }))}
          value={shown.groupedBy}
          onChange={(by) => setParameters({ by })}
        />
        <div className={classes['asked']}>
          <span>{t('invoices.work.asOf')}</span>
          <DayInput
            label={t('invoices.work.asOf')}
            day={shown.asOf}
            onDay={(asOf) => setParameters({ asOf: asOf || undefined })}
          />
        </div>
        {shown.only && (
          <HeaderButton
            label={t('invoices.work.clear')}
            onClick={() => setParameters({ of: undefined, id: undefined, name: undefined })}
          >
            {`${t('invoices.work.only', { name: shown.only.name })} ×`}
          </HeaderButton>
        )}
      </div>
      {!work ? (
        <GridSkeleton />
      ) : work.all.lineCount === 0 && shown.hindrance === 'ALL' && !shown.only ? (
        <EmptyState
          role="status"
          title={t('invoices.work.empty')}
          cause={t('invoices.work.emptyCause')}
          ways={null}
        />
      ) : (
        <>
          <WorkSums
            work={work}
            groupedBy={shown.groupedBy}
            onOnly={(id, name) => setParameters({ of: shown.groupedBy, id, name })}
          />
          <FilterBar
            title={t('invoices.work.reasons')}
            choices={shownHindrances
              .map((value) => ({
                value,
                label: t(`invoices.work.hindrances.${value}`),
                count: reasons
                  ?.filter(({ hindrance }) => value === 'ALL' || hindrance === value)
                  .reduce((sum, { lineCount }) => sum + lineCount, 0),
              }))
              // What hinders nothing is not worth a place.
              .filter(({ value, count }) => count !== 0 || value === 'ALL' || value === shown.hindrance)}
            shown={shown.hindrance}
            onShow={(why) => setParameters({ why: why === 'ALL' ? undefined : why })}
          />
          <WorkGrid
            lines={lines}
            steps={steps}
            selection={selection}
            onSelectionChange={setSelection}
            onDraft={(line) => setDraftOf([line.id])}
          />
          <div className={classes['asked']}>
            <span role="status">
              {t('invoices.work.shown', { shown: lines.length, all: work.all.lineCount })}
            </span>
            {found.hasMore && (
              <HeaderButton onClick={() => void found.readMore()}>{t('invoices.work.more')}</HeaderButton>
            )}
          </div>
          {found.failure !== undefined && (
            <DataErrorBar
              what={t('invoices.work.title')}
              message={found.failure}
              onTryAgain={() => void found.readMore()}
            />
          )}
        </>
      )}
      {draftOf && (
        <DraftWizard
          lines={lines.filter(({ id }) => draftOf.includes(id))}
          only={shown.only}
          onClose={() => setDraftOf(undefined)}
        />
      )}
    </div>
  );
}
