import { useState } from 'react';
import type { TimeSelection } from 'shared-contracts/graphql';
import { showToast, useSession, useTexts } from 'shared-ui';
import { RecordActionModal } from 'shared-ui/confirm';
import { HeaderButton } from 'shared-ui/form';
import type { TimeLineFragment } from '../generated/operations.ts';
import { ReasonPanel } from './reason-panel.tsx';
import { useTimeReview } from './use-time-review.ts';

interface LineActionsProps {
  readonly selected: readonly TimeLineFragment[];
  /** Whether who invoices works here: holding lines, releasing them, looking for rates anew. */
  readonly isInvoicing: boolean;
  /** Whether the person writes in these weeks, and may take lines out that have no rate. */
  readonly mayDelete?: boolean;
  /** Told when lines stand elsewhere now. */
  readonly onDone: () => void;
}

const isFree = ({ isOnInvoice }: TimeLineFragment) => !isOnInvoice;

/** What can be done with selected lines, by who approves and by who invoices; the server says what it left and why. */
export function LineActions({ selected, isInvoicing, mayDelete = false, onDone }: LineActionsProps) {
  const { t } = useTexts('projects');
  const { user } = useSession();
  const review = useTimeReview();
  const [asked, setAsked] = useState<'sendBack' | 'hold' | 'delete'>();
  const [isBusy, setBusy] = useState(false);
  if (!user || user.isReadOnly) return null;
  const of = (test: (line: TimeLineFragment) => boolean) => selected.filter(test);
  const selectionOf = (lines: readonly TimeLineFragment[]): TimeSelection => ({
    entryIds: lines.map(({ id }) => id),
  });
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      onDone();
    } catch (error) {
      showToast({ kind: 'error', message: error instanceof Error ? error.message : t('timesheets.failed') });
    } finally {
      setBusy(false);
    }
  };
  const pending = of(({ status }) => status === 'PENDING');
  const returnable = of((line) => isFree(line) && line.status !== 'NOT_INVOICED');
  const free = of(isFree);
  const held = of(({ holdReason }) => holdReason !== null);
  const unrated = of(
    ({ kind, rateKind, status }) => kind !== 'Expense' && rateKind === 'Unknown' && status === 'NOT_INVOICED',
  );
  const steps = [
    ...(mayDelete && unrated.length > 0
      ? [{ name: 'deleteUnrated', lines: unrated, run: () => setAsked('delete') }]
      : []),
    ...(user.isApprover
      ? [
          {
            name: 'approve',
            lines: pending,
            run: () => void run(() => review.approve(selectionOf(pending))),
          },
          { name: 'sendBack', lines: returnable, run: () => setAsked('sendBack') },
        ]
      : []),
    ...(isInvoicing && user.canAccessInvoice
      ? [
          { name: 'hold', lines: free, run: () => setAsked('hold') },
          { name: 'release', lines: held, run: () => void run(() => review.release(selectionOf(held))) },
          {
            name: 'applyRates',
            lines: free.filter(({ kind }) => kind !== 'Expense'),
            run: () => void run(() => review.applyRates(selectionOf(free))),
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
            isBusy ? t('timesheets.busy') : lines.length === 0 ? t(`timesheets.noneFor.${name}`) : undefined
          }
        >
          {t(`timesheets.step.${name}`, { n: lines.length })}
        </HeaderButton>
      ))}
      <RecordActionModal
        opened={asked === 'delete'}
        action="delete"
        item={t('timesheets.line')}
        count={unrated.length}
        names={unrated.map(({ date, work }) => `${date} ${work}`)}
        onConfirm={async () => {
          await review.deleteUnrated(unrated.map(({ id }) => id));
          setAsked(undefined);
          onDone();
        }}
        onClose={() => setAsked(undefined)}
      />
      {asked && asked !== 'delete' && (
        <ReasonPanel
          title={t(`timesheets.${asked}Title`)}
          what={t('timesheets.linesMeant', { count: (asked === 'hold' ? free : returnable).length })}
          confirm={t(`timesheets.${asked}`)}
          onConfirm={async (reason) => {
            if (asked === 'hold') await review.hold(selectionOf(free), reason);
            else await review.sendBack(selectionOf(returnable), reason);
            onDone();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
