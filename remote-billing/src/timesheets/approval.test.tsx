import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeForm, layOut, onPhone, takeToasts } from 'shared-ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TimeLineFragment } from '../generated/operations.ts';
import { aTimeLine, aTimesheet, showTime, timesheetId, wapiti } from '../testing/show-time.tsx';

beforeEach(() => {
  beforeForm();
  layOut();
});

const approver = { id: 'leader', isApprover: true };

const review = (lineCount: number, reasons: readonly string[] = []) => ({
  data: {
    done: { __typename: 'TimeReview', lineCount, leftCount: reasons.length, reasons: [...reasons] },
  },
});

/** Lines that wait for approval, as the API lists them. */
const waiting = (lines: readonly TimeLineFragment[]) => ({
  TimeLines: () => ({
    data: {
      lines: {
        __typename: 'TimesheetEntryConnection',
        nodes: lines,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  }),
});

const selectRow = (text: string) => {
  const row = screen.getByText(text).closest('tr');
  fireEvent.click(row?.querySelector('[data-select]') ?? document.body);
};

describe('time to approve', () => {
  const own = aTimeLine({ status: 'PENDING', description: 'Own visit' });
  const other = aTimeLine({
    ...{ status: 'PENDING', project: wapiti, description: 'Other visit' },
    user: { __typename: 'Person', id: 'ingrid', fullName: 'Ingrid Voss' } as TimeLineFragment['user'],
  });

  it('is approved by person: what is shown is meant where nothing is selected', async () => {
    const { variablesOf } = showTime({
      address: 'approval',
      rights: approver,
      answers: { ...waiting([own, other]), ApproveTime: () => review(1) },
    });
    await screen.findByText('Own visit');
    expect(screen.getByRole('button', { name: 'Approve (2)' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Person'), { target: { value: 'ingrid' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Approve (1)' }));
    await waitFor(() =>
      expect(variablesOf('ApproveTime')).toEqual([{ selection: { entryIds: [other.id] } }]),
    );
    await waitFor(() =>
      expect(takeToasts().map(({ message }) => message)).toContain(
        '1 line was approved. 1 line still waits.',
      ),
    );
  });

  it('says what it is for while nothing waits', async () => {
    showTime({ address: 'approval', rights: approver, answers: waiting([]) });
    expect(await screen.findByText('Lines that somebody submits wait here for approval.')).toBeTruthy();
  });

  it('is approved as far as the filter leaves it: what it hides is not meant', async () => {
    const { variablesOf } = showTime({
      address: 'approval',
      rights: approver,
      answers: { ...waiting([own, other]), ApproveTime: () => review(1) },
    });
    await screen.findByText('Own visit');
    fireEvent.change(screen.getByLabelText('Find lines'), { target: { value: 'Other' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Approve (1)' }));
    await waitFor(() =>
      expect(variablesOf('ApproveTime')).toEqual([{ selection: { entryIds: [other.id] } }]),
    );
    fireEvent.change(screen.getByLabelText('Find lines'), { target: { value: 'nothing like it' } });
    await waitFor(() =>
      expect(takeToasts().map(({ message }) => message)).toEqual([
        '1 line was approved. 1 line still waits.',
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Approve (0)' })).toHaveProperty('disabled', true);
  });

  it('asks before all that is shown is approved, with hours and dollars, and takes it back', async () => {
    const { variablesOf } = showTime({
      address: 'approval',
      rights: approver,
      answers: {
        ...waiting([own, other]),
        ApproveTime: () => review(2),
        WithdrawApproval: () => review(2),
      },
    });
    await screen.findByText('Own visit');
    fireEvent.click(screen.getByRole('button', { name: 'Approve (2)' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/approves all 2 lines that are shown, of 2 people: 16 h, \$/)).toBeTruthy();
    expect(variablesOf('ApproveTime')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Approve all' }));
    const selection = { entryIds: [own.id, other.id] };
    await waitFor(() => expect(variablesOf('ApproveTime')).toEqual([{ selection }]));
    const shown: ReturnType<typeof takeToasts>[number][] = [];
    await waitFor(() => {
      shown.push(...takeToasts());
      expect(shown).toHaveLength(1);
    });
    await act(async () => shown[0]?.undo?.());
    expect(variablesOf('WithdrawApproval')).toEqual([{ selection }]);
    expect(takeToasts().map(({ message }) => message)).toEqual(['2 lines wait for approval again.']);
  });

  it('shows everybody again where nothing is left of a person, and leads back from what a filter hides', async () => {
    let left = [own, other];
    showTime({
      address: 'approval',
      rights: approver,
      answers: {
        TimeLines: () => waiting(left).TimeLines(),
        ApproveTime: () => {
          left = [own];
          return review(1);
        },
      },
    });
    await screen.findByText('Own visit');
    fireEvent.change(screen.getByLabelText('Person'), { target: { value: 'ingrid' } });
    expect(screen.queryByText('Own visit')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Approve (1)' }));
    expect(await screen.findByText('Own visit')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Find lines'), { target: { value: 'nothing like it' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Own visit')).toBeTruthy();
  });

  it('tells below a project its agreement, and below the work what was written of it', async () => {
    showTime({ address: 'approval', rights: approver, answers: waiting([own, other]) });
    const cell = (await screen.findByText('Own visit')).closest('td');
    expect(cell?.textContent).toContain(own.work);
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titles.at(-1)).toContain('Rate and notes');
    const row = cell?.closest('tr');
    expect(row?.textContent).toContain("The client's rate");
    expect(row?.querySelector(`[title="${own.rateReason}"]`)).toBeTruthy();
    expect(titles.join()).not.toContain('Description');
  });

  it('tells on a phone how long somebody worked before it says for what', async () => {
    onPhone();
    const lines = [own, aTimeLine({ status: 'PENDING', kind: 'Expense', work: '', amount: '64.35' })];
    showTime({ address: 'approval', rights: approver, answers: waiting(lines) });
    expect(await screen.findByText('8 h')).toBeTruthy();
    expect(screen.getByText('$64.35')).toBeTruthy();
  });

  it('names who is missing, with the days that hold nothing', async () => {
    showTime({
      address: 'approval',
      rights: approver,
      answers: {
        ...waiting([]),
        MissingWeeks: () => ({
          data: {
            missing: [
              {
                ...{ __typename: 'MissingWeek', id: 'm', weekStarting: '2026-01-05', timesheetId },
                user: { __typename: 'Person', id: 'b', fullName: 'Brooke Hanson' },
                ...{ openLineCount: 2, missingDays: ['2026-01-08', '2026-01-09'] },
              },
            ],
          },
        }),
      },
    });
    const row = (await screen.findByText('Brooke Hanson')).closest('tr');
    expect(row?.textContent).toContain('2 lines entered, not submitted');
    expect(row?.textContent).toContain('Thu, Fri');
    expect(
      within(row ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`/time-approval/${timesheetId}/details`);
  });

  it('tells how many receipts an expense has before it is approved', async () => {
    const expense = { kind: 'Expense', status: 'PENDING', work: '' } as const;
    const lines = [
      aTimeLine({ ...expense, description: 'Hotel' }),
      aTimeLine({ ...expense, description: 'Fuel', receiptCount: 2 }),
    ];
    showTime({ address: 'approval', rights: approver, answers: waiting(lines) });
    expect((await screen.findByText('Hotel')).closest('tr')?.textContent).toContain('No receipt');
    expect(screen.getByText('Fuel').closest('tr')?.textContent).toContain('2 receipts');
  });
});

describe('the lines of a week', () => {
  const lines = [
    aTimeLine({ status: 'PENDING', description: 'First' }),
    aTimeLine({ status: 'INVOICED', description: 'Second', isOnInvoice: true, invoiceNumber: '2026-0007' }),
  ];

  /** Sends the selected line back with a reason; only the first one may be meant. */
  async function sendsBackFirst(variablesOf: ReturnType<typeof showTime>['variablesOf']): Promise<void> {
    fireEvent.click(screen.getByRole('button', { name: 'Send back (1)' }));
    const panel = within(await screen.findByRole('dialog'));
    fireEvent.change(panel.getByLabelText(/^Reason/), { target: { value: 'Which owner?' } });
    fireEvent.click(panel.getByRole('button', { name: 'Send back' }));
    await waitFor(() =>
      expect(variablesOf('SendBackTime')).toEqual([
        { selection: { entryIds: [lines[0]?.id] }, reason: 'Which owner?' },
      ]),
    );
  }

  it('tell each rate and the invoice that holds a line, and are sent back one by one', async () => {
    const { variablesOf } = showTime({
      address: `${timesheetId}/lines`,
      timesheet: aTimesheet(lines, { canEdit: false, canApprove: true }),
      rights: approver,
      answers: { SendBackTime: () => review(1) },
    });
    await screen.findByText('Billed with invoice 2026-0007.');
    selectRow('Second');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send back (0)' }).title).toBe(
      'Select lines that are submitted or approved, and on no invoice.',
    );
    selectRow('First');
    await sendsBackFirst(variablesOf);
  });

  it('are sent back only where they were submitted: a line that is still typed is not meant', async () => {
    const typed = aTimeLine({ status: 'NOT_INVOICED', description: 'Still typed' });
    const { variablesOf } = showTime({
      address: `${timesheetId}/lines`,
      timesheet: aTimesheet([typed, ...lines], { canEdit: false, canApprove: true }),
      rights: approver,
      answers: { SendBackTime: () => review(1) },
    });
    await screen.findByText('Still typed');
    selectRow('Still typed');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send back (0)' }).disabled).toBe(true);
    selectRow('First');
    await sendsBackFirst(variablesOf);
  });

  it('get their rates anew where they have any: an expense costs what its receipt says', async () => {
    const fuel = aTimeLine({ status: 'PENDING', kind: 'Expense', description: 'Fuel' });
    const { variablesOf } = showTime({
      mode: 'invoicing-timesheets',
      address: `${timesheetId}/lines`,
      timesheet: aTimesheet([fuel, ...lines]),
      rights: { canAccessInvoice: true },
      answers: { ApplyRates: () => review(1) },
    });
    await screen.findByText('Fuel');
    selectRow('Fuel');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply rates (0)' }).disabled).toBe(true);
    selectRow('First');
    fireEvent.click(screen.getByRole('button', { name: 'Apply rates (1)' }));
    await waitFor(() =>
      expect(variablesOf('ApplyRates')).toEqual([{ selection: { entryIds: [lines[0]?.id] } }]),
    );
  });

  it('are held by who invoices alone', async () => {
    const view = showTime({ address: `${timesheetId}/lines`, timesheet: aTimesheet(lines) });
    await screen.findByText('First');
    expect(screen.queryByRole('button', { name: /^Hold/ })).toBeNull();
    view.unmount();
    const { variablesOf } = showTime({
      mode: 'invoicing-timesheets',
      address: `${timesheetId}/lines`,
      timesheet: aTimesheet(lines),
      rights: { canAccessInvoice: true },
      answers: { HoldTime: () => review(1) },
    });
    await screen.findByText('First');
    selectRow('First');
    fireEvent.click(screen.getByRole('button', { name: 'Hold (1)' }));
    const panel = within(await screen.findByRole('dialog'));
    fireEvent.change(panel.getByLabelText(/^Reason/), { target: { value: 'Maps first' } });
    fireEvent.click(panel.getByRole('button', { name: 'Hold' }));
    await waitFor(() => expect(variablesOf('HoldTime')).toHaveLength(1));
  });
});
