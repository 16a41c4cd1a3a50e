import { useMemo } from 'react';
import { differenceOf } from 'shared-contracts/decimal';
import { gridColumn } from 'shared-contracts/grids';
import { isPaidByRun, mayBePaid } from 'shared-contracts/rentals';
import { useTexts } from 'shared-ui';
import { DataGrid, type GridRecord, type Selection, useLocalGrid } from 'shared-ui/grid';
import type { RentDetailsFragment } from '../generated/operations.ts';
import { moneyText } from '../timesheets/amount-text.ts';
import classes from './rentals.module.css';

interface RentsGridProps {
  readonly rents: readonly RentDetailsFragment[];
  readonly selection: Selection;
  readonly onSelectionChange: (selection: Selection) => void;
  readonly onOpen: (id: string) => void;
}

const hiddenMoney = { width: 104, formatter: 'money', defaultHidden: true } as const;

/** What becomes of a rent when its run is approved. */
export function outcomeOf({ oddities, decision }: RentDetailsFragment) {
  if (isPaidByRun(oddities, decision ?? null)) return 'paid';
  if (!mayBePaid(oddities)) return oddities[0] === 'paidAlready' ? 'nothing' : 'blocked';
  return decision === 'LeaveOut' ? 'leftOut' : 'asked';
}

/** The rents of a run, those to be checked first; a row opens next to the list. */
export function RentsGrid({ rents, selection, onSelectionChange, onOpen }: RentsGridProps) {
  const { t, language } = useTexts('billing');
  const columns = useMemo(() => {
    const label = (name: string) => t(`rentals.rent.${name}`);
    return [
      gridColumn('string', 'agreement', label('agreement'), { width: 150 }),
      gridColumn('date', 'dueDate', label('dueDate'), { width: 112 }),
      gridColumn('number', 'amount', label('amount'), { width: 104, formatter: 'money' }),
      gridColumn('string', 'outcome', label('outcome'), { width: 128 }),
      gridColumn('string', 'odd', label('odd'), { width: 236, cssClass: classes['why'] ?? '' }),
      gridColumn('string', 'payees', label('payees'), { width: 214 }),
      gridColumn('string', 'project', label('project'), { width: 190, groupWhenSorted: true }),
      gridColumn('string', 'afeNumber', label('afeNumber'), { width: 100, defaultHidden: true }),
      gridColumn('number', 'paidByHand', label('paidByHand'), hiddenMoney),
      gridColumn('number', 'rest', label('rest'), hiddenMoney),
    ];
  }, [t]);
  const rows = useMemo(
    () =>
      rents.map((rent): GridRecord => {
        const { id, agreement, dueDate, amount, oddities, decisionReason, shares } = rent;
        const paidByHand = rent.paidByHand ?? null;
        const rest = paidByHand && differenceOf(amount, paidByHand);
        const odd = [
          ...oddities.map((oddity) => t(`rentals.odd.${oddity}`)),
          rest && t('rentals.rest', { rest: moneyText(rest, language) }),
        ]
          .filter(Boolean)
          .join(' · ');
        return {
          ...{ id, dueDate: dueDate ?? null, amount, paidByHand, rest },
          agreement: agreement.called,
          outcome: t(`rentals.outcome.${outcomeOf(rent)}`),
          odd: [odd, decisionReason && `“${decisionReason}”`].filter(Boolean).join(' – '),
          payees: shares.map(({ payeeName }) => payeeName).join(', '),
          project: agreement.project.description,
          afeNumber: agreement.project.afeNumber ?? null,
        };
      }),
    [rents, t, language],
  );
  const { grid } = useLocalGrid({ rows, columns });
  return (
    <div className={classes['grid']}>
      <DataGrid
        label={t('rentals.rents')}
        entity={t('rentals.entity')}
        {...grid}
        rowHeight={32}
        selection={selection}
        onSelectionChange={onSelectionChange}
        onOpen={({ id }) => onOpen(id)}
      />
    </div>
  );
}
