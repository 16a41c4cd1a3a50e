import { useState } from 'react';
import {
  compensationTotals,
  leftoverCentOf,
  nextAnnualDue,
  type Split,
  type SplitRefusal,
  splitAmongOwners,
} from 'shared-contracts/agreements';
import { today } from 'shared-contracts/days';
import { compareDecimals } from 'shared-contracts/decimal';
import { nameIn, textIn } from 'shared-contracts/forms';
import { HeaderButton, showToast, useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/dialogs';
import { useFieldValue } from 'shared-ui/form';
import { type Entry, entriesOf } from '../../../rows/entries.ts';
import { pricedHead, useLandTaken } from '../compensation-heads.ts';
import { shareOfEntry } from '../owner-entries.ts';

type Part = 'FirstYear' | 'Annual';

const nameOf = (row: Entry | undefined): string =>
  row ? nameIn(row['businessAssociate'], 'name') || textIn(row, 'legalName') : '';

/** The form's values that the two splits depend on. */
function useSplitFacts() {
  const landowners = entriesOf(useFieldValue('landowners'));
  const payments = entriesOf(useFieldValue('payments'));
  const compensations = entriesOf(useFieldValue('compensations'));
  const titles = entriesOf(useFieldValue('relatedTitles'));
  const land = useLandTaken();
  const effectiveDate = useFieldValue('effectiveDate');
  const effective = typeof effectiveDate === 'string' && effectiveDate !== '' ? effectiveDate : null;
  const totals = compensationTotals(compensations.map((row) => pricedHead(row, land)));
  const paid = payments.map((row) => ({
    kind: textIn(row, 'kind'),
    dueDate: textIn(row, 'dueDate') || null,
    returnedDate: textIn(row, 'returnedDate') || null,
  }));
  return {
    landowners,
    isOverSeveralTitles: titles.length > 1,
    hasFirstYear: paid.some(({ kind, returnedDate }) => kind === 'FirstYear' && !returnedDate),
    total: (part: Part) => (part === 'FirstYear' ? totals.firstYear : totals.annual),
    dueDate: (part: Part) => (part === 'FirstYear' ? effective : nextAnnualDue(effective, paid, today())),
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

/** Creates payments of the first year and of the next annual part, split among the landowners by their shares. */
export function SplitButtons({ append }: { readonly append: (rows: readonly object[]) => void }) {
  const { t } = useTexts('projects');
  const facts = useSplitFacts();
  const { landowners, isOverSeveralTitles, hasFirstYear } = facts;
  const refusalOf = useRefusal(landowners);
  const [confirming, setConfirming] = useState<Part>();
  const parts = landowners.map(shareOfEntry);
  const splitOf = (part: Part) => splitAmongOwners(facts.total(part), parts);
  const needsConfirmation = (split: Split | SplitRefusal) => isOverSeveralTitles && 'percent' in split;

  const blockedBy = (part: Part): string | undefined => {
    if (part === 'FirstYear' && hasFirstYear) return t('agreements.split.firstYearThere');
    if (landowners.length === 0) return t('agreements.split.noOwners');
    // A share of somebody who cannot be paid would go to the others.
    if (!landowners.every(({ businessAssociate }) => businessAssociate))
      return t('agreements.split.unknownOwner');
    if (compareDecimals(facts.total(part), '0') <= 0) return t('agreements.split.nothing');
    if (part === 'Annual' && facts.dueDate(part) === null) return t('agreements.split.noEffectiveDate');
    const split = splitOf(part);
    return 'reason' in split && !needsConfirmation(split) ? refusalOf(split) : undefined;
  };
  const whyCent = (split: Split, place: number): string | undefined => {
    const cent = leftoverCentOf(split, place);
    return cent && t(`agreements.split.leftoverCent.${cent}`);
  };
  const add = (part: Part, split: Split | SplitRefusal) => {
    if ('reason' in split) return;
    append(
      landowners.flatMap(({ businessAssociate }, place) => {
        const amount = split.amounts[place] ?? '0';
        if (compareDecimals(amount, '0') <= 0) return [];
        const notes = whyCent(split, place) ?? null;
        return [{ kind: part, payee: businessAssociate, amount, dueDate: facts.dueDate(part), notes }];
      }),
    );
    const reasons = landowners.flatMap((row, place) => {
      const why = whyCent(split, place);
      return why ? [`${nameOf(row)}: ${why}`] : [];
    });
    if (reasons.length > 0) showToast({ kind: 'info', message: reasons.join(' ') });
  };
  const press = (part: Part) => {
    const split = splitOf(part);
    if (needsConfirmation(split)) setConfirming(part);
    else add(part, split);
  };
  const confirmedSplit = confirming && splitOf(confirming);
  return (
    <>
      <HeaderButton disabledBy={blockedBy('FirstYear')} onClick={() => press('FirstYear')}>
        {t('agreements.split.firstYear')}
      </HeaderButton>
      <HeaderButton disabledBy={blockedBy('Annual')} onClick={() => press('Annual')}>
        {t('agreements.split.annual')}
      </HeaderButton>
      <ConfirmModal
        opened={confirming !== undefined}
        title={t('agreements.split.inProportion')}
        confirmLabel={t('agreements.split.inProportion')}
        onConfirm={async () => {
          if (confirming) add(confirming, splitAmongOwners(facts.total(confirming), parts, true));
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
