import { differenceOf } from 'shared-contracts/decimal';
import { associateAddress, recordAddress } from 'shared-contracts/routes';
import { shownDate } from 'shared-contracts/shown-dates';
import { GridSkeleton, showToast, useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { PlainCell, PlainTable } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import { useQuery } from 'urql';
import { type RentDetailsFragment, RentScheduleDocument } from '../generated/operations.ts';
import { moneyText } from '../timesheets/amount-text.ts';
import classes from './rentals.module.css';
import { ScheduleForm } from './schedule-form.tsx';
import { type Run, useRentalSteps } from './use-rental-steps.ts';

interface RentPanelProps {
  readonly rent: RentDetailsFragment;
  readonly run: Run;
  readonly onClose: () => void;
}

/** What is odd with a rent, each with how it is fixed. */
function Oddities({ rent }: Pick<RentPanelProps, 'rent'>) {
  const { t } = useTexts('billing');
  if (rent.oddities.length === 0) return <p>{t('rentals.nothingOdd')}</p>;
  return (
    <ul className={classes['oddities']}>
      {rent.oddities.map((oddity) => (
        <li key={oddity}>
          <strong>{t(`rentals.odd.${oddity}`)}</strong> {t(`rentals.fix.${oddity}`)}
          {oddity === 'payeeChanged' &&
            rent.paidBefore.length > 0 &&
            ` ${t('rentals.paidBefore', { names: rent.paidBefore.join('; ') })}`}
        </li>
      ))}
    </ul>
  );
}

/** Heads or payees with what each comes to. */
function Amounts({
  label,
  rows,
}: {
  readonly label: string;
  readonly rows: readonly { readonly id: string; readonly name: string; readonly amount: string }[];
}) {
  const { t, language } = useTexts('billing');
  return (
    <PlainTable label={label} columns={[{ label }, { label: t('rentals.rent.amount'), kind: 'figure' }]}>
      {rows.map(({ id, name, amount }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <PlainCell kind="figure">{moneyText(amount, language)}</PlainCell>
        </tr>
      ))}
    </PlainTable>
  );
}

/** One rent of a run: its payments, its warnings, and its schedule, which can be corrected here. */
export function RentPanel({ rent, run, onClose }: RentPanelProps) {
  const { t, language } = useTexts('billing');
  const steps = useRentalSteps();
  const { agreement, dueDate, amount, heads, shares, paidByHand } = rent;
  const [{ data }] = useQuery({ query: RentScheduleDocument, variables: { id: agreement.id } });
  const { id, projectFileId } = agreement;
  const placeOf = (area: string) => recordAddress({ projectId: projectFileId, tab: 'agreements', id }, area);
  const payee = ({
    payee: known,
    payeeName: name,
    gstAmount,
    gstTax,
  }: RentDetailsFragment['shares'][number]) => {
    if (!known) return t('rentals.nobody', { name });
    if (!gstAmount) return name;
    return t('rentals.withGst', { name, tax: gstTax ?? 'GST/HST', gst: moneyText(gstAmount, language) });
  };
  return (
    <SlideInPage opened title={agreement.called} onClose={onClose}>
      <div className={classes['panel']}>
        <p>
          {agreement.name}
          <br />
          <strong className={classes['total']}>{moneyText(amount, language)}</strong>
          {dueDate && ` · ${t('rentals.due', { day: shownDate(dueDate, language) })}`}
          {paidByHand && (
            <>
              <br />
              {t('rentals.paidAndRest', {
                paid: moneyText(paidByHand, language),
                rest: moneyText(differenceOf(amount, paidByHand), language),
              })}
            </>
          )}
        </p>
        <p className={classes['links']}>
          <Link to={placeOf('landowners')}>{t('rentals.toOwners')}</Link>
          <Link to={placeOf('compensation')}>{t('rentals.toCompensation')}</Link>
        </p>
        <Oddities rent={rent} />
        <Amounts label={t('rentals.heads')} rows={heads} />
        <Amounts
          label={t('rentals.rent.payees')}
          rows={shares.map((share) => ({ ...share, name: payee(share) }))}
        />
        {shares.map(({ id: shareId, payee: known, payeeName, wentTo, goesTo }) =>
          known && wentTo ? (
            <p key={shareId} className={classes['links']}>
              <Link to={associateAddress(known.id)}>
                {t('rentals.moved', { name: payeeName, before: wentTo, now: goesTo ?? '–' })}
              </Link>
            </p>
          ) : null,
        )}
        {shares.map(({ id: shareId, payeeName, leftoverCent }) =>
          leftoverCent ? (
            <p key={shareId}>{t(`rentals.leftoverCent.${leftoverCent}`, { name: payeeName })}</p>
          ) : null,
        )}
        <h3>{t('rentals.schedule.title')}</h3>
        {data?.schedule ? (
          <ScheduleForm
            schedule={data.schedule}
            onSaved={async () => {
              if (run.status !== 'PREPARED' || !run.canEdit) return;
              await steps.refresh(run);
              showToast({ kind: 'success', message: t('rentals.done.refreshed') });
              onClose();
            }}
          />
        ) : (
          <GridSkeleton />
        )}
      </div>
    </SlideInPage>
  );
}
