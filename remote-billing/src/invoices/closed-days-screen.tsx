import { useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { messageOf } from 'shared-contracts/errors';
import { shownDate, shownDateTime } from 'shared-contracts/shown-dates';
import { DataErrorBar, EmptyState, GridSkeleton, showToast, useSession, useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { HeaderButton, PlainCell, PlainTable } from 'shared-ui/form';
import { StatusPill, useIsPhone } from 'shared-ui/grid';
import { RecordHistory } from 'shared-ui/record';
import { useQuery } from 'urql';
import { type ClosedDaysDetailsFragment, ClosedDaysDocument } from '../generated/operations.ts';
import { ClosedDaysForm } from './closed-days-form.tsx';
import { DateRange } from './date-range.tsx';
import classes from './invoices.module.css';
import { InvoicingHeader } from './invoicing-header.tsx';
import { ReopenModal } from './reopen-modal.tsx';
import { useClosedDaysSteps } from './use-closed-days.ts';

type Locked = ClosedDaysDetailsFragment;

/** The panel that is open next to the list. */
type Open =
  | { readonly kind: 'form'; readonly known?: Locked }
  | { readonly kind: 'history' | 'reopen'; readonly known: Locked };

const useDaysText = () => {
  const { language } = useTexts('billing');
  return ({ fromDate, toDate }: Locked) =>
    fromDate === toDate
      ? shownDate(fromDate, language)
      : `${shownDate(fromDate, language)} – ${shownDate(toDate, language)}`;
};

interface RowProps {
  readonly known: Locked;
  readonly mayWrite: boolean;
  readonly onOpen: (open: Open) => void;
  readonly onCloseAgain: () => void;
}

/** Days that were closed together: which, why, whether they still are, and who changed that last. */
function ClosedDaysRow({ known, mayWrite, onOpen, onCloseAgain }: RowProps) {
  const { t, language } = useTexts('billing');
  const days = useDaysText()(known);
  const { reason, reopenReason, changedBy, changedOn } = known;
  const isOpen = reopenReason != null;
  const isPhone = useIsPhone();
  const label = (step: string) => t('invoices.closed.stepOf', { step: t(`invoices.closed.${step}`), days });
  const state = (
    <StatusPill color={undefined}>{t(`invoices.closed.${isOpen ? 'isOpen' : 'isClosed'}`)}</StatusPill>
  );
  return (
    <tr>
      <th scope="row">
        <DateRange from={known.fromDate} to={known.toDate} />
        {isPhone && <div>{state}</div>}
      </th>
      <PlainCell kind="roomy">{state}</PlainCell>
      <PlainCell kind="long">
        {reason}
        {isOpen && (
          <p className={classes['hint']}>{t('invoices.closed.openedFor', { reason: reopenReason })}</p>
        )}
      </PlainCell>
      <PlainCell kind="roomy">
        {[changedBy?.fullName, changedOn && shownDateTime(changedOn, language)].filter(Boolean).join(' · ')}
      </PlainCell>
      <PlainCell kind="action">
        <div className={classes['acts']}>
          {mayWrite && (
            <>
              {isOpen ? (
                <HeaderButton label={label('closeAgain')} onClick={onCloseAgain}>
                  {t('invoices.closed.closeAgain')}
                </HeaderButton>
              ) : (
                <HeaderButton label={label('reopen')} onClick={() => onOpen({ kind: 'reopen', known })}>
                  {t('invoices.closed.reopen')}
                </HeaderButton>
              )}
              <HeaderButton label={label('change')} onClick={() => onOpen({ kind: 'form', known })}>
                {t('invoices.closed.change')}
              </HeaderButton>
            </>
          )}
          <HeaderButton label={label('history')} onClick={() => onOpen({ kind: 'history', known })}>
            {t('invoices.closed.history')}
          </HeaderButton>
        </div>
      </PlainCell>
    </tr>
  );
}

/** Days of the company on which no time is written any more: closed and opened by those who invoice, each with its reason. */
export function ClosedDaysScreen() {
  const { t } = useTexts('billing');
  const { user } = useSession();
  const [{ data, error }, ask] = useQuery({ query: ClosedDaysDocument, requestPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<Open>();
  const steps = useClosedDaysSteps();
  const daysText = useDaysText();
  const mayWrite = user !== null && !user.isReadOnly;
  const close = () => setOpen(undefined);
  const closeAgain = async (known: Locked) => {
    try {
      await steps.closeAgain(known);
    } catch (failure) {
      showToast({ kind: 'error', message: messageOf(failure) });
    }
  };
  const column = (name: string) => t(`invoices.closed.column.${name}`);
  return (
    <div className={classes['page']}>
      <InvoicingHeader
        place="closed"
        title={t('invoices.closed.title')}
        subtitle={t('invoices.closed.subtitle')}
        actions={
          mayWrite && (
            <HeaderButton onClick={() => setOpen({ kind: 'form' })}>
              {t('invoices.closed.close')}
            </HeaderButton>
          )
        }
      />
      {error && !data ? (
        <DataErrorBar
          what={t('invoices.closed.title')}
          message={errorMessage(error) ?? ''}
          onTryAgain={() => ask({ requestPolicy: 'network-only' })}
        />
      ) : !data ? (
        <GridSkeleton />
      ) : data.locks.length === 0 ? (
        <EmptyState
          role="status"
          title={t('invoices.closed.none')}
          cause={t('invoices.closed.noneCause')}
          ways={null}
        />
      ) : (
        <PlainTable
          label={t('invoices.closed.title')}
          columns={[
            { label: column('days') },
            { label: column('state'), kind: 'roomy' },
            { label: column('reason'), kind: 'long' },
            { label: column('changed'), kind: 'roomy' },
          ]}
          hasActions
        >
          {data.locks.map((known) => (
            <ClosedDaysRow
              key={known.id}
              known={known}
              mayWrite={mayWrite}
              onOpen={setOpen}
              onCloseAgain={() => void closeAgain(known)}
            />
          ))}
        </PlainTable>
      )}
      {open?.kind === 'form' && (
        <ClosedDaysForm
          {...(open.known ? { known: open.known } : {})}
          onSave={(values) => steps.save(open.known, values)}
          onClose={close}
        />
      )}
      {open?.kind === 'reopen' && (
        <ReopenModal
          days={daysText(open.known)}
          onReopen={(reason) => steps.reopen(open.known, reason)}
          onClose={close}
        />
      )}
      {open?.kind === 'history' && (
        <SlideInPage
          opened
          title={t('invoices.closed.historyOf', { days: daysText(open.known) })}
          onClose={close}
        >
          <RecordHistory
            kind="DAY_LOCK"
            recordId={open.known.id}
            labelOf={(field) => t(`invoices.closed.${field}`)}
          />
        </SlideInPage>
      )}
    </div>
  );
}
