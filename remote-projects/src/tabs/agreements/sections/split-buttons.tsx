import { useState } from 'react';
import {
  compensationTotals,
  leftoverCentOf,
  paymentClosingOf,
  type Split,
  type SplitRefusal,
  splitAmongOwners,
} from 'shared-contracts/agreements';
import { errorMessage } from 'shared-contracts/client';
import { compareDecimals } from 'shared-contracts/decimal';
import { nameIn, textIn } from 'shared-contracts/forms';
import { HeaderButton, showToast, useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/dialogs';
import { useFormValues } from 'shared-ui/form';
import type { OpenRow } from 'shared-ui/record';
import { useClient } from 'urql';
import { AgreementRentScheduleDocument } from '../../../generated/operations.ts';
import { type Entry, entriesOf } from '../../../rows/entries.ts';
import { landTaken, pricedHead } from '../compensation-heads.ts';
import { nextRentOf } from '../next-rent.ts';
import { shareOfEntry } from '../owner-entries.ts';

type Part = 'FirstYear' | 'Annual';

/** What is split among the owners, in dollars, and the day on which it is due. */
interface Sum {
  readonly part: Part;
  readonly amount: string;
  readonly dueDate: string | null;
  /** The schedule says that the shares are those of several titles. */
  readonly isInProportion: boolean;
}

const nameOf = (row: Entry | undefined): string =>
  row ? nameIn(row['businessAssociate'], 'name') || textIn(row, 'legalName') : '';

/** The form's values that the two splits depend on. */
function useSplitFacts() {
  const values = useFormValues();
  const compensations = entriesOf(values['compensations']);
  const land = landTaken(values['grossArea'], values['areaUnit']);
  return {
    values,
    landowners: entriesOf(values['landowners']),
    isOverSeveralTitles: entriesOf(values['relatedTitles']).length > 1,
    hasFirstYear: entriesOf(values['payments']).some(
      // What came back or was cancelled pays nothing.
      (row) =>
        row['kind'] === 'FirstYear' && !textIn(row, 'returnedDate') && !paymentClosingOf(row['closing']),
    ),
    hasAnnual: compensations.some((row) => row['isAnnual'] === true),
    firstYear: {
      part: 'FirstYear',
      amount: compensationTotals(compensations.map((row) => pricedHead(row, land))).firstYear,
      dueDate: textIn(values, 'effectiveDate') || null,
      isInProportion: false,
    } satisfies Sum,
  };
}

/** Reads the saved schedule of an agreement's rents; an agreement that is not saved has none. */
function useReadSchedule({ id, isNew }: OpenRow) {
  const client = useClient();
  return async () => {
    if (isNew) return { schedule: undefined, isRead: true };
    const { data, error } = await client
      .query(AgreementRentScheduleDocument, { id }, { requestPolicy: 'network-only' })
      .toPromise();
    return { schedule: data?.schedule, isRead: data !== undefined, failure: errorMessage(error) };
  };
}

/** Explains why the shares do not determine who gets what, with the names of the people concerned. */
function useRefusal(landowners: readonly Entry[]) {
  const { t } = useTexts('projects');
  return (refusal: SplitRefusal): string => {
    if ('percent' in refusal) return t(`agreements.split.${refusal.reason}`, { percent: refusal.percent });
    const names = refusal.owners.map((place) => nameOf(landowners[place])).join(', ');
    return t(`agreements.split.${refusal.reason}`, { names });
  };
}

interface SplitButtonsProps {
  readonly row: OpenRow;
  readonly append: (rows: readonly object[]) => void;
}

/**
 * Creates payments of the first year, and of the next rent as a run would pay it, split among the landowners by their
 * shares.
 */
export function SplitButtons({ row, append }: SplitButtonsProps) {
  const { t } = useTexts('projects');
  const facts = useSplitFacts();
  const { landowners, isOverSeveralTitles, hasFirstYear, firstYear } = facts;
  const refusalOf = useRefusal(landowners);
  const readSchedule = useReadSchedule(row);
  const [isReading, setReading] = useState(false);
  const [confirming, setConfirming] = useState<Sum>();
  const parts = landowners.map(shareOfEntry);
  const splitOf = (amount: string) => splitAmongOwners(amount, parts);
  const needsConfirmation = (split: Split | SplitRefusal) => isOverSeveralTitles && 'percent' in split;

  const blockedBy = (part: Part): string | undefined => {
    if (part === 'FirstYear' && hasFirstYear) return t('agreements.split.firstYearThere');
    if (landowners.length === 0) return t('agreements.split.noOwners');
    // A share of somebody who cannot be paid would go to the others.
    if (!landowners.every(({ businessAssociate }) => businessAssociate))
      return t('agreements.split.unknownOwner');
    const isThere = part === 'Annual' ? facts.hasAnnual : compareDecimals(firstYear.amount, '0') > 0;
    if (!isThere) return t('agreements.split.nothing');
    // Which shares can be split does not depend on the amount.
    const split = splitOf('1');
    // Shares that are not one whole may be those of several titles, which the schedule says.
    const mayBeSplit = part === 'Annual' ? 'percent' in split : needsConfirmation(split);
    return 'reason' in split && !mayBeSplit ? refusalOf(split) : undefined;
  };
  const whyCent = (split: Split, place: number): string | undefined => {
    const cent = leftoverCentOf(split, place);
    return cent && t(`agreements.split.leftoverCent.${cent}`);
  };
  const add = ({ part, amount: whole, dueDate }: Sum, isInProportion: boolean) => {
    const split = splitAmongOwners(whole, parts, isInProportion);
    if ('reason' in split) return showToast({ kind: 'error', message: refusalOf(split) });
    append(
      landowners.flatMap(({ businessAssociate }, place) => {
        const amount = split.amounts[place] ?? '0';
        if (compareDecimals(amount, '0') <= 0) return [];
        const notes = whyCent(split, place) ?? null;
        return [{ kind: part, payee: businessAssociate, amount, dueDate, notes }];
      }),
    );
    const reasons = landowners.flatMap((owner, place) => {
      const why = whyCent(split, place);
      return why ? [`${nameOf(owner)}: ${why}`] : [];
    });
    if (reasons.length > 0) showToast({ kind: 'info', message: reasons.join(' ') });
  };
  const propose = (sum: Sum) => {
    if (!sum.isInProportion && needsConfirmation(splitOf(sum.amount))) setConfirming(sum);
    else add(sum, sum.isInProportion);
  };
  const proposeRent = async () => {
    setReading(true);
    const { schedule, isRead, failure } = await readSchedule();
    setReading(false);
    if (!isRead) return showToast({ kind: 'error', message: failure ?? t('agreements.split.failed') });
    const rent = nextRentOf(facts.values, schedule);
    if ('reason' in rent)
      return showToast({ kind: 'error', message: t(`agreements.split.noRent.${rent.reason}`) });
    propose({
      part: 'Annual',
      amount: rent.amount,
      dueDate: rent.day,
      isInProportion: schedule?.isInProportion ?? false,
    });
  };
  const confirmedSplit = confirming && splitOf(confirming.amount);
  return (
    <>
      <HeaderButton disabledBy={blockedBy('FirstYear')} onClick={() => propose(firstYear)}>
        {t('agreements.split.firstYear')}
      </HeaderButton>
      <HeaderButton disabledBy={blockedBy('Annual')} isBusy={isReading} onClick={() => void proposeRent()}>
        {t('agreements.split.annual')}
      </HeaderButton>
      <ConfirmModal
        opened={confirming !== undefined}
        title={t('agreements.split.inProportion')}
        confirmLabel={t('agreements.split.inProportion')}
        onConfirm={async () => {
          if (confirming) add(confirming, true);
          setConfirming(undefined);
        }}
        onClose={() => setConfirming(undefined)}
      >
        <p>{confirmedSplit && 'reason' in confirmedSplit && refusalOf(confirmedSplit)}</p>
        <p>{t('agreements.split.severalTitles')}</p>
      </ConfirmModal>
    </>
  );
}
