import { useState } from 'react';
import { shownDate } from 'shared-contracts/shown-dates';
import { useSession, useTexts } from 'shared-ui';
import { ReasonModal, RecordActionModal } from 'shared-ui/confirm';
import { HeaderButton } from 'shared-ui/form';
import type { TimeLineFragment } from '../generated/operations.ts';
import { ApproveAllModal } from './approve-all-modal.tsx';
import { theseLines, useTimeReview } from './use-time-review.ts';

interface LineActionsProps {
  readonly selected: readonly TimeLineFragment[];
  /** Whether nothing was selected, and all that is shown is meant: an approval of several asks first. */
  readonly isAll?: boolean;
  /** Whether the person invoices: they may hold lines, release them, and look up rates again. */
  readonly isInvoicing: boolean;
  /** Whether the person writes in these weeks, and may take lines out that have no rate. */
  readonly mayDelete?: boolean;
  /** Number of all waiting lines, including filtered ones; shown after an approval. */
  readonly waiting?: number | undefined;
  /** Called when lines have moved. */
  readonly onDone: () => void;
}

const isFree = ({ isOnInvoice }: TimeLineFragment) => !isOnInvoice;

/** The actions of approvers and invoicers on selected lines; the server returns which lines it skipped and why. */
export function LineActions(props: LineActionsProps) {
  const { selected, isAll = false, isInvoicing, mayDelete = false, waiting, onDone } = props;
  const { t, language } = useTexts('billing');
  const { user } = useSession();
  const review = useTimeReview();
  const [openDialog, setOpenDialog] = useState<'approve' | 'sendBack' | 'hold' | 'delete'>();
  if (!user || user.isReadOnly) return null;
  const of = (test: (line: TimeLineFragment) => boolean) => selected.filter(test);
  const run = (work: () => Promise<void>) =>
    review.withErrorShown(async () => {
      await work();
      onDone();
    });
  const pending = of(({ status }) => status === 'PENDING');
  const returnable = of((line) => isFree(line) && line.status !== 'NOT_INVOICED');
  const free = of(isFree);
  const rated = free.filter(({ kind }) => kind !== 'Expense');
  const held = free.filter(({ holdReason }) => holdReason !== null);
  const unrated = of(
    ({ kind, rateKind, status }) => kind !== 'Expense' && rateKind === 'Unknown' && status === 'NOT_INVOICED',
  );
  const steps = [
    ...(mayDelete && unrated.length > 0
      ? [{ name: 'deleteUnrated', lines: unrated, run: () => setOpenDialog('delete') }]
      : []),
    ...(user.isApprover
      ? [
          {
            name: 'approve',
            lines: pending,
            run: () =>
              isAll && pending.length > 1
                ? setOpenDialog('approve')
                : void run(() => review.approve(pending, onDone, waiting)),
          },
          { name: 'sendBack', lines: returnable, run: () => setOpenDialog('sendBack') },
        ]
      : []),
    ...(isInvoicing && user.canAccessInvoice
      ? [
          { name: 'hold', lines: free, run: () => setOpenDialog('hold') },
          { name: 'release', lines: held, run: () => void run(() => review.release(theseLines(held))) },
          {
            name: 'applyRates',
            lines: rated,
            run: () => void run(() => review.applyRates(theseLines(rated))),
          },
        ]
      : []),
  ];
  return (
    <>
      {steps.map(({ name, lines, run: begin }) => (
        <HeaderButton
          key={name}
          onClick={begin}
          disabledBy={
            review.isBusy
              ? t('timesheets.busy')
              : lines.length === 0
                ? t(`timesheets.noneFor.${name}`)
                : undefined
          }
        >
          {t(`timesheets.step.${name}`, { n: lines.length })}
        </HeaderButton>
      ))}
      <RecordActionModal
        opened={openDialog === 'delete'}
        action="delete"
        item={t('timesheets.line')}
        count={unrated.length}
        names={unrated.map(({ date, work }) => `${shownDate(date, language)} ${work}`)}
        onConfirm={async () => {
          await review.deleteUnrated(unrated.map(({ id }) => id));
          setOpenDialog(undefined);
          onDone();
        }}
        onClose={() => setOpenDialog(undefined)}
      />
      <ApproveAllModal
        opened={openDialog === 'approve'}
        lines={pending}
        onConfirm={async () => {
          await review.approve(pending, onDone, waiting);
          setOpenDialog(undefined);
          onDone();
        }}
        onClose={() => setOpenDialog(undefined)}
      />
      {(openDialog === 'hold' || openDialog === 'sendBack') && (
        <ReasonModal
          title={t(`timesheets.${openDialog}Title`)}
          what={t('timesheets.linesMeant', { count: (openDialog === 'hold' ? free : returnable).length })}
          label={t('timesheets.reason')}
          missing={t(`timesheets.reasonFor.${openDialog}`)}
          confirm={t(`timesheets.${openDialog}`)}
          onConfirm={async (reason) => {
            if (openDialog === 'hold') await review.hold(theseLines(free), reason);
            else await review.sendBack(theseLines(returnable), reason);
            onDone();
          }}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </>
  );
}
