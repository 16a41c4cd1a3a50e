import { useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { today } from 'shared-contracts/days';
import { shownDateTime } from 'shared-contracts/shown-dates';
import {
  DataErrorBar,
  EmptyState,
  GridSkeleton,
  HeaderButton,
  showToast,
  useRest,
  useSession,
  useTexts,
} from 'shared-ui';
import { ReasonModal } from 'shared-ui/confirm';
import { DayInput, PlainCell, PlainTable } from 'shared-ui/form';
import { useIsPhone } from 'shared-ui/grid';
import { useClient, useQuery } from 'urql';
import {
  AccountingExportsDocument,
  CreateAccountingExportDocument,
  type ExportDetailsFragment,
  TakeBackAccountingExportDocument,
} from '../generated/operations.ts';
import { moneyText, quantityText } from '../timesheets/amount-text.ts';
import { DateRange } from './date-range.tsx';
import classes from './invoices.module.css';
import { InvoicingHeader } from './invoicing-header.tsx';

interface ExportRowProps {
  readonly made: ExportDetailsFragment;
  /** Called to take an export back; undefined for people who may only read. */
  readonly onTakeBack: ((made: ExportDetailsFragment) => void) | undefined;
}

/** One export to accounting: its number, its days, its sums, its files, and why it was taken back. */
function ExportRow({ made, onTakeBack }: ExportRowProps) {
  const { t, language } = useTexts('billing');
  const rest = useRest();
  const isPhone = useIsPhone();
  const { id, batch, createdOn, createdBy, fromDate, toDate, invoiceCount, total, isRepeated } = made;
  const { paymentCount, paid } = made;
  const number = batch ?? '';
  const address = `${rest.address}accounting-exports/${id}`;
  return (
    <tr>
      <th scope="row">
        {batch !== null && `${t('invoices.exports.batch', { n: number })} · `}
        <DateRange from={fromDate} to={toDate} />
        {isRepeated && ` · ${t('invoices.exports.repeated')}`}
        {isPhone && (
          <p className={classes['below']}>
            {t('invoices.exports.inShort', {
              invoices: t('invoices.exports.invoicesMeant', { count: invoiceCount }),
              payments: t('invoices.exports.paymentsMeant', { count: paymentCount }),
              paid: moneyText(paid, language),
            })}
          </p>
        )}
        {made.takenBackOn && (
          <p className={classes['hint']}>
            {t('invoices.exports.takenBack', {
              name: made.takenBackBy?.fullName ?? '',
              moment: shownDateTime(made.takenBackOn, language),
              reason: made.takenBackReason ?? '',
            })}
          </p>
        )}
      </th>
      <PlainCell kind={['figure', 'roomy']}>{quantityText(String(invoiceCount), language)}</PlainCell>
      <PlainCell kind="figure">{moneyText(total, language)}</PlainCell>
      <PlainCell kind={['figure', 'roomy']}>{quantityText(String(paymentCount), language)}</PlainCell>
      <PlainCell kind={['figure', 'roomy']}>{moneyText(paid, language)}</PlainCell>
      <PlainCell kind="roomy">{shownDateTime(createdOn, language)}</PlainCell>
      <PlainCell kind="roomy">{createdBy.fullName}</PlainCell>
      <PlainCell kind="action">
        <a href={address} download>
          {t('invoices.exports.csv')}
        </a>{' '}
        <a href={`${address}?format=xlsx`} download>
          {t('invoices.exports.excel')}
        </a>{' '}
        <a href={`${address}?format=iif`} download>
          {t('invoices.exports.quickBooks')}
        </a>{' '}
        {onTakeBack && !made.takenBackOn && (
          <HeaderButton
            label={t('invoices.exports.takeBackOf', { n: number })}
            onClick={() => onTakeBack(made)}
          >
            {t('invoices.exports.takeBack')}
          </HeaderButton>
        )}
      </PlainCell>
    </tr>
  );
}

/** The exports that were made, the newest first. */
function Exports() {
  const { t } = useTexts('billing');
  const { user } = useSession();
  const client = useClient();
  const [takingBack, setTakingBack] = useState<ExportDetailsFragment>();
  const takeBack = async (reason: string) => {
    const { data: done, error: refused } = await client
      .mutation(TakeBackAccountingExportDocument, { id: takingBack?.id ?? '', reason })
      .toPromise();
    if (!done) throw new Error(errorMessage(refused) ?? '');
    showToast({ kind: 'success', message: t('invoices.exports.wasTakenBack') });
    setTakingBack(undefined);
  };
  const [{ data, error }, ask] = useQuery({
    query: AccountingExportsDocument,
    requestPolicy: 'cache-and-network',
  });
  if (error && !data)
    return (
      <DataErrorBar
        what={t('invoices.exports.title')}
        message={errorMessage(error) ?? ''}
        onTryAgain={() => ask({ requestPolicy: 'network-only' })}
      />
    );
  if (!data) return <GridSkeleton />;
  if (data.exports.length === 0)
    return (
      <EmptyState
        role="status"
        title={t('invoices.exports.none')}
        cause={t('invoices.exports.noneCause')}
        ways={null}
      />
    );
  const label = (name: string) => t(`invoices.exports.column.${name}`);
  return (
    <>
      {takingBack && (
        <ReasonModal
          title={t('invoices.exports.takeBackOf', { n: takingBack.batch ?? '' })}
          what={t('invoices.exports.takeBackText')}
          label={t('invoices.exports.reason')}
          confirm={t('invoices.exports.takeBack')}
          missing={t('invoices.exports.reasonNeeded')}
          onConfirm={takeBack}
          onClose={() => setTakingBack(undefined)}
        />
      )}
      <PlainTable
        label={t('invoices.exports.title')}
        columns={[
          { label: label('period') },
          { label: label('invoiceCount'), kind: ['figure', 'roomy'] },
          { label: label('total'), kind: 'figure' },
          { label: label('paymentCount'), kind: ['figure', 'roomy'] },
          { label: label('paid'), kind: ['figure', 'roomy'] },
          { label: label('createdOn'), kind: 'roomy' },
          { label: label('createdBy'), kind: 'roomy' },
          { label: label('files'), kind: 'action' },
        ]}
      >
        {data.exports.map((made) => (
          <ExportRow key={made.id} made={made} onTakeBack={user?.isReadOnly ? undefined : setTakingBack} />
        ))}
      </PlainTable>
    </>
  );
}

/** The first day of the month of a day, both yyyy-MM-dd. */
const monthOf = (day: string) => `${day.slice(0, 8)}01`;

/** Exports finalized invoices and payments of some days, each once unless it is to go again; remembers what went. */
export function ExportsScreen() {
  const { t } = useTexts('billing');
  const { user } = useSession();
  const client = useClient();
  const [from, setFrom] = useState(() => monthOf(today()));
  const [to, setTo] = useState(today);
  const [again, setAgain] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const make = async () => {
    if (!from || !to) return setFailure(t('invoices.exports.daysNeeded'));
    setBusy(true);
    const { data, error } = await client
      .mutation(CreateAccountingExportDocument, {
        id: crypto.randomUUID(),
        fromDate: from,
        toDate: to,
        again,
      })
      .toPromise();
    setBusy(false);
    setFailure(data ? undefined : (errorMessage(error) ?? ''));
    if (data) {
      const { invoiceCount, paymentCount } = data.made;
      const invoices = t('invoices.exports.invoicesMeant', { count: invoiceCount });
      const payments = t('invoices.exports.paymentsMeant', { count: paymentCount });
      showToast({ kind: 'success', message: t('invoices.exports.made', { invoices, payments }) });
    }
  };
  return (
    <div className={classes['page']}>
      <InvoicingHeader
        place="exports"
        title={t('invoices.exports.title')}
        subtitle={t('invoices.exports.subtitle')}
      />
      {user && !user.isReadOnly && (
        <div className={classes['asked']}>
          <span>{t('invoices.exports.from')}</span>
          <DayInput label={t('invoices.exports.from')} day={from} onDay={setFrom} />
          <span>{t('invoices.exports.to')}</span>
          <DayInput label={t('invoices.exports.to')} day={to} onDay={setTo} />
          <label>
            <input
              type="checkbox"
              checked={again}
              onChange={({ currentTarget }) => setAgain(currentTarget.checked)}
            />{' '}
            {t('invoices.exports.again')}
          </label>
          <HeaderButton
            onClick={() => void make()}
            disabledBy={isBusy ? t('invoices.exports.make') : undefined}
          >
            {t('invoices.exports.make')}
          </HeaderButton>
        </div>
      )}
      {failure !== undefined && <p role="alert">{failure}</p>}
      <Exports />
    </div>
  );
}
