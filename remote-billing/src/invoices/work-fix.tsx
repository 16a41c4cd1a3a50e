import { type Address, projectAddress, recordAddress } from 'shared-contracts/routes';
import { useSession, useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { timesheetAddress } from '../timesheets/timesheet-mode.ts';
import { type TimeReview, theseLines } from '../timesheets/use-time-review.ts';
import classes from './invoices.module.css';
import type { WorkLine } from './use-work.ts';

interface WorkFixProps {
  readonly line: WorkLine;
  readonly steps: TimeReview;
  readonly onDraft: (line: WorkLine) => void;
}

/** The address where a line's reason can be fixed. */
function placeOf({
  hindrance,
  timesheetId,
  projectId,
  invoiceId,
}: WorkLine): readonly [name: string, to: Address] | undefined {
  if (hindrance === 'ON_DRAFT')
    return invoiceId
      ? ['invoice', recordAddress({ route: 'invoices', id: invoiceId }, 'details')]
      : undefined;
  if (hindrance === 'NO_AFE' || hindrance === 'NO_CLIENT')
    return projectId ? ['project', projectAddress(projectId, 'details')] : undefined;
  return ['week', timesheetAddress('invoicing-timesheets', timesheetId)];
}

/** The next step for a line: carried out immediately if possible, else a link to where it can be fixed. */
export function WorkFix({ line, steps, onDraft }: WorkFixProps) {
  const { t } = useTexts('billing');
  const { user } = useSession();
  const mayWrite = user !== null && !user.isReadOnly;
  const textOf = (name: string) => t(`invoices.work.mend.${name}`);
  const button = (name: string, onClick: () => void) =>
    mayWrite ? (
      <button type="button" className={classes['mend']} onClick={onClick} disabled={steps.isBusy}>
        {textOf(name)}
      </button>
    ) : null;
  const it = theseLines([line]);
  if (line.hindrance === 'READY') return button('bill', () => onDraft(line));
  if (line.hindrance === 'ON_HOLD')
    return button('release', () => void steps.withErrorShown(() => steps.release(it)));
  if (line.hindrance === 'NO_RATE')
    return button('rates', () => void steps.withErrorShown(() => steps.applyRates(it)));
  const [name, to] = placeOf(line) ?? [];
  return name && to ? (
    <Link to={to} className={classes['mend']}>
      {textOf(name)}
    </Link>
  ) : null;
}
