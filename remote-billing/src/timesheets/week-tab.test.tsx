import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { timeDecisions } from 'shared-contracts/billing';
import { beforeForm, onPhone, saveButton, takeToasts } from 'shared-ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aPerson,
  aTimeLine,
  aTimesheet,
  jedney,
  monday,
  showTime,
  timesheetId,
  wapiti,
  writerId,
} from '../testing/show-time.tsx';
import { en } from '../texts/en/area.ts';
import { es } from '../texts/es/area.ts';

beforeEach(beforeForm);

const names = {
  title: /^Title work, Jedney station, Mon/,
  titleTuesday: /^Title work, Jedney station, Tue/,
} as const;

const cell = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

const type = (input: HTMLElement, value: string) => {
  input.focus();
  fireEvent.change(input, { target: { value } });
};

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

const save = async (sent: () => readonly unknown[], times = 1) => {
  fireEvent.click(saveButton());
  await waitFor(() => expect(sent()).toHaveLength(times));
};

it('a week that came back tells each reason once, with its days', async () => {
  const back = (change: object) =>
    aTimeLine({
      ...{ sentBackReason: 'Monday was 9.5 hours' },
      sentBackBy: aPerson(writerId, 'Vera Field'),
      ...change,
    });
  showTime({
    timesheet: aTimesheet([
      ...[back({}), back({ date: '2026-01-06' }), back({ project: wapiti })],
      back({ date: '2026-01-07', sentBackReason: 'Which owner?' }),
    ]),
  });
  await screen.findAllByRole('textbox', { name: names.title });
  const notices = screen.getAllByText(/Sent back by/).map(({ textContent }) => textContent);
  expect(notices).toEqual([
    expect.stringMatching(/^Mon.*; Tue.*: Sent back by Vera Field: Monday was 9.5 hours$/),
    expect.stringMatching(/^Wed.*: Sent back by Vera Field: Which owner\?$/),
  ]);
});

describe('the grid of a week', () => {
  it('takes hours in any usual writing and saves them as decimals', async () => {
    const { sent } = showTime();
    type(await cell(names.title), '1:30');
    type(await cell(names.titleTuesday), '7,25');
    await save(sent);
    expect(sent()[0]).toMatchObject([
      { date: monday, quantity: '1.5', project: { id: jedney.id }, work: 'Title work' },
      { date: '2026-01-06', quantity: '7.25', project: { id: jedney.id }, work: 'Title work' },
    ]);
  });

  it('goes from cell to cell by arrows and Enter', async () => {
    const second = aTimeLine({ project: wapiti });
    showTime({ timesheet: aTimesheet([aTimeLine(), second]) });
    (await cell(names.title)).focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(await cell(names.titleTuesday));
    press('Enter');
    expect(document.activeElement).toBe(await cell(/Wapiti pad, Tue/));
    press('ArrowUp');
    press('ArrowLeft');
    expect(document.activeElement).toBe(await cell(names.title));
  });

  it('leaves the arrows to the caret within a text', async () => {
    showTime();
    const input = await cell(names.title);
    type(input, '12');
    input.setSelectionRange(1, 1);
    press('ArrowRight');
    expect(document.activeElement).toBe(input);
  });

  it('repeats what stands above by Ctrl+D, and doubles a row by Ctrl+Shift+D', async () => {
    const { sent } = showTime();
    (await cell(names.title)).focus();
    press('D', { ctrlKey: true, shiftKey: true });
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: names.title })).toHaveLength(2));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: names.title })[1]),
    );
    press('d', { ctrlKey: true });
    await save(sent);
    expect(sent()[0]).toMatchObject([
      { date: monday, quantity: '8' },
      { date: monday, quantity: '8' },
    ]);
  });

  it('takes a line out whose cell is emptied, and keeps its row', async () => {
    const { sent } = showTime();
    type(await cell(names.title), '');
    expect(await cell(names.title)).toBeTruthy();
    await save(sent);
    expect(sent()[0]).toEqual([]);
  });

  it('locks what is invoiced with its reason, and nothing beside it', async () => {
    const lock = 'This line was billed with invoice 2026-0007.';
    showTime({ timesheet: aTimesheet([aTimeLine({ status: 'INVOICED', lock })]) });
    const locked = await cell(names.title);
    expect(locked.readOnly).toBe(true);
    locked.focus();
    expect(await screen.findByText(lock)).toBeTruthy();
    expect((await cell(names.titleTuesday)).readOnly).toBe(false);
  });

  it('locks closed days with their reason', async () => {
    showTime({
      answers: {
        DayLocks: () => ({
          data: {
            locks: [
              {
                __typename: 'DayLock',
                id: 'd',
                fromDate: '2026-01-06',
                toDate: '2026-01-06',
                reason: 'Books closed',
              },
            ],
          },
        }),
      },
    });
    await waitFor(async () => expect((await cell(names.titleTuesday)).title).toBe('Books closed'));
    // Whoever opens the week sees it before a cell is tried; such a day does not lack time.
    expect(screen.getByText(/^Closed for time: Tue.*\. Books closed$/)).toBeTruthy();
    expect(screen.queryByText(/^No time yet on .*Tue/)).toBeNull();
    expect((await cell(names.titleTuesday)).readOnly).toBe(true);
    expect((await cell(names.title)).readOnly).toBe(false);
  });

  it('tells the rate of the cell that the keyboard is in, and why it is this one', async () => {
    showTime();
    (await cell(names.title)).focus();
    expect(await screen.findByText('The rate of Northfork Energy.')).toBeTruthy();
  });

  it('says what is wrong with a cell and does not save it', async () => {
    const { sent } = showTime();
    const input = await cell(names.title);
    type(input, 'much');
    fireEvent.blur(input);
    expect(await screen.findByText(/Must be a number/)).toBeTruthy();
    fireEvent.click(saveButton());
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    expect(sent()).toEqual([]);
  });

  it('tells what the server refuses of a line at the line, until the line is typed anew', async () => {
    const message = 'This line was billed with invoice 2026-0007.';
    showTime({
      answers: {
        UpdateTimesheet: () => ({
          errors: [
            { message, extensions: { code: 'VALIDATION', fields: [{ path: 'entries[0]', message }] } },
          ],
        }),
      },
    });
    type(await cell(names.title), '9');
    fireEvent.click(saveButton());
    expect(await screen.findByText(new RegExp(message))).toBeTruthy();
    type(await cell(names.title), '8.5');
    await waitFor(() => expect(screen.queryByText(new RegExp(message))).toBeNull());
  });

  it('sums by day and project, exactly', async () => {
    showTime({
      timesheet: aTimesheet([
        aTimeLine({ quantity: '0.1' }),
        aTimeLine({ quantity: '0.2', description: 'Visits' }),
        aTimeLine({ quantity: '4', project: wapiti, date: '2026-01-06' }),
      ]),
    });
    await cell(/Visits, Mon/);
    const rows = within(screen.getByRole('table', { name: /Hours and kilometres/ })).getAllByRole('row');
    const textsOf = (start: string) =>
      [...(rows.find((row) => row.textContent?.startsWith(start))?.children ?? [])].map(
        ({ textContent }) => textContent,
      );
    expect(textsOf('Jedney station').slice(1, 3)).toEqual(['0.3', '']);
    expect(textsOf('Total').slice(1, 3)).toEqual(['0.3', '4']);
    expect(textsOf('Total').at(-2)).toBe('4.3');
  });
});

describe('a week on a phone', () => {
  it('is doubled and emptied in the panel of the row, which the narrow grid has no room for', async () => {
    onPhone();
    showTime();
    fireEvent.click(await screen.findByRole('button', { name: /Title work/ }));
    const panel = await screen.findByRole('dialog');
    fireEvent.click(within(panel).getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /Title work/ })).toHaveLength(2));
    fireEvent.click(screen.getAllByRole('button', { name: /Title work/ })[0] ?? document.body);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /Title work/ })).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Duplicate/ })).toBeNull();
  });
});

describe('a week', () => {
  it('names the days without time', async () => {
    showTime();
    expect((await screen.findByText(/^No time yet on/)).textContent).toBe(
      'No time yet on Tue, Jan-06-2026; Wed, Jan-07-2026; Thu, Jan-08-2026; Fri, Jan-09-2026.',
    );
  });

  it('of 25 hours in a day warns, and takes a reason', async () => {
    const { variablesOf } = showTime();
    type(await cell(names.title), '25');
    expect(await screen.findByText(/Jan-05-2026 has 25 hours/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Give a reason' }));
    const reason = await screen.findByLabelText(/^Reason for Mon/);
    fireEvent.change(reason, { target: { value: 'Night work' } });
    fireEvent.blur(reason);
    fireEvent.click(saveButton());
    await waitFor(() => expect(variablesOf('UpdateTimesheet')).toHaveLength(1));
    expect(variablesOf('UpdateTimesheet')[0]?.['input']).toMatchObject({
      days: [{ date: monday, reason: 'Night work' }],
    });
  });

  it('counts work in what its rate is for: who picks driving types kilometres, and no hours', async () => {
    const rate = (work: string, unit: string) => ({
      ...{ __typename: 'RateOnDay', id: work, work, rateKind: 'Default' },
      ...{ price: `$0.72 / ${unit}`, typedIn: unit },
      rate: {
        ...{ __typename: 'RateTypeEntry', id: `rate of ${work}` },
        unitOfMeasurement: { __typename: 'UnitOfMeasurement', id: unit, unit },
        category: { __typename: 'RateCategory', id: 'c', name: 'Travel' },
      },
    });
    const { sent } = showTime({
      answers: {
        PickWorkRates: () => ({ data: { options: [rate('Land agent', 'hour'), rate('Kilometres', 'km')] } }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'New line' }));
    const panel = await screen.findByRole('dialog');
    fireEvent.click(within(panel).getByRole('combobox', { name: /^Work/ }));
    fireEvent.click(await screen.findByRole('option', { name: /^Kilometres.*0\.72/, hidden: true }));
    fireEvent.click(within(panel).getByRole('button', { name: 'Add line' }));
    type(await cell(/^Kilometres, Jedney station, Mon/), '120');
    expect(screen.queryByText(/has 128 hours/)).toBeNull();
    await save(sent);
    expect(sent()[0]?.[1]).toMatchObject({ kind: 'Kilometres', work: 'Kilometres', quantity: '120' });
  });

  it('counts title searches by the piece, under the hours of the day', async () => {
    const searches = aTimeLine({
      work: 'Title search',
      unit: 'each',
      quantity: '30',
      description: 'Registry',
    });
    showTime({ timesheet: aTimesheet([aTimeLine(), searches]) });
    const total = (await screen.findAllByRole('rowheader', { name: 'Total' })).at(-1)?.closest('tr');
    expect(within(total ?? document.body).getAllByRole('cell')[0]?.textContent).toBe('830 pcs');
    expect(screen.queryByText(/has 38 hours/)).toBeNull();
  });

  it('of days to come is submitted only once that is confirmed', async () => {
    const line = aTimeLine({ date: '2100-01-05', weekStarting: '2100-01-04', quantity: '7.5' });
    const { variablesOf } = showTime({
      timesheet: aTimesheet([line], { weekStarting: '2100-01-04' }),
      answers: {
        SubmitTimesheets: () => ({
          data: { done: { __typename: 'TimeReview', lineCount: 1, leftCount: 0, reasons: [] } },
        }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Submit week' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/still to come: Tue.*7\.5 h, \$/)).toBeTruthy();
    expect(variablesOf('SubmitTimesheets')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Submit them too' }));
    await waitFor(() =>
      expect(variablesOf('SubmitTimesheets')).toEqual([{ ids: [timesheetId], allowDaysAhead: true }]),
    );
  });

  it('shows what a receipt cost, and sends its tax apart', async () => {
    const hotel = aTimeLine({
      ...{ kind: 'Expense', work: '', unit: null, unitPrice: '177.52', receiptTax: '8.88', quantity: '1' },
      ...{ supplierTaxNumber: '80123 4567 RT0001', description: 'Hotel' },
    });
    const { sent } = showTime({ timesheet: aTimesheet([hotel]) });
    expect(await screen.findByText('$186.40')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Change Mon.*Hotel/ }));
    const panel = within(await screen.findByRole('dialog'));
    const tax = panel.getByLabelText(/^GST\/HST in it/);
    expect(tax).toHaveProperty('value', '8.88');
    fireEvent.change(tax, { target: { value: '90' } });
    fireEvent.blur(tax);
    fireEvent.click(panel.getByRole('button', { name: 'Add line' }));
    expect(await panel.findByText(/more than 15 % of the cost/)).toBeTruthy();
    fireEvent.change(tax, { target: { value: '9' } });
    fireEvent.blur(tax);
    fireEvent.click(panel.getByRole('button', { name: 'Add line' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await save(sent);
    expect(sent()[0]?.[0]).toMatchObject({ cost: '186.4', receiptTax: '9' });
  });

  it('copies the hours of the week before on the days that are open', async () => {
    const before = aTimeLine({ date: '2025-12-30', quantity: '6', project: wapiti });
    const { sent, variablesOf } = showTime({
      answers: {
        LinesOfWeek: () => ({
          data: {
            found: {
              __typename: 'TimesheetConnection',
              nodes: [{ __typename: 'Timesheet', id: 'before', entries: [before] }],
            },
          },
        }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Copy last week' }));
    expect((await cell(/Wapiti pad, Tue/)).value).toBe('6');
    // The keyboard goes on where hours are corrected.
    await waitFor(async () => expect(document.activeElement).toBe(await cell(/Wapiti pad, Mon/)));
    expect(variablesOf('LinesOfWeek')[0]).toEqual({ userId: writerId, weekStarting: '2025-12-29' });
    await save(sent);
    expect(sent()[0]?.[1]).toMatchObject({ date: '2026-01-06', quantity: '6', project: { id: wapiti.id } });
    expect(sent()[0]?.[1]?.id).not.toBe(before.id);
  });

  it('keeps what is typed while last week is being read for the copy', async () => {
    const before = aTimeLine({ date: '2025-12-30', quantity: '6', project: wapiti });
    const { sent } = showTime({
      answers: {
        LinesOfWeek: () => ({
          data: {
            found: {
              __typename: 'TimesheetConnection',
              nodes: [{ __typename: 'Timesheet', id: 'before', entries: [before] }],
            },
          },
        }),
      },
    });
    const tuesday = await cell(names.titleTuesday);
    fireEvent.click(await screen.findByRole('button', { name: 'Copy last week' }));
    type(tuesday, '3');
    expect((await cell(/Wapiti pad, Tue/)).value).toBe('6');
    await save(sent);
    expect(sent()[0]).toMatchObject([{ quantity: '8' }, { quantity: '3' }, { quantity: '6' }]);
  });

  it('copies last week once, however often it is asked to', async () => {
    const before = [aTimeLine({ date: '2025-12-29' }), aTimeLine({ date: '2025-12-30', project: wapiti })];
    const { sent } = showTime({
      answers: {
        LinesOfWeek: () => ({
          data: {
            found: {
              __typename: 'TimesheetConnection',
              nodes: [{ __typename: 'Timesheet', id: 'before', entries: before }],
            },
          },
        }),
      },
    });
    const copy = await screen.findByRole('button', { name: 'Copy last week' });
    const expectToast = async (text: string) => {
      fireEvent.click(copy);
      await waitFor(() => expect(takeToasts().map(({ message }) => message)).toContain(text));
    };
    await expectToast(
      '1 line of the previous week was copied. Save to keep it. 1 line is in this week already and was not copied again.',
    );
    await expectToast('2 lines are in this week already and were not copied again.');
    await save(sent);
    expect(sent()[0]).toHaveLength(2);
  });

  it('says why it cannot be submitted before it is saved', async () => {
    showTime();
    const done = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submit week' });
    expect(done.disabled).toBe(false);
    type(await cell(names.title), '9');
    await waitFor(() => expect(done.title).toBe('Save the week first (Ctrl+S).'));
    expect(done.disabled).toBe(true);
  });

  it('is submitted as a whole, and read again as it stands then', async () => {
    const open = aTimeLine();
    const submitted = { ...open, status: 'PENDING', lock: 'This line is submitted.' } as const;
    let isDone = false;
    const { variablesOf } = showTime({
      answers: {
        Timesheet: () => ({ data: { record: aTimesheet([isDone ? submitted : open]) } }),
        SubmitTimesheets: () => {
          isDone = true;
          return { data: { done: { __typename: 'TimeReview', lineCount: 1, leftCount: 0, reasons: [] } } };
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Submit week' }));
    await waitFor(async () => expect((await cell(names.title)).readOnly).toBe(true));
    expect(variablesOf('SubmitTimesheets')).toHaveLength(1);
    expect(takeToasts().map(({ message }) => message)).toContain('1 line was submitted.');
  });

  it('is only read by who approves it, who approves or sends it back with a reason', async () => {
    const line = aTimeLine({ status: 'PENDING', lock: 'This line is submitted.' });
    const { variablesOf } = showTime({
      timesheet: aTimesheet([line], { canEdit: false, canApprove: true, status: 'PENDING' }),
      rights: { id: 'leader', isApprover: true },
      answers: {
        SendBackTime: () => ({
          data: { done: { __typename: 'TimeReview', lineCount: 1, leftCount: 0, reasons: [] } },
        }),
      },
    });
    expect((await cell(names.title)).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Submit week' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send back' }));
    const page = within(await screen.findByRole('dialog'));
    fireEvent.click(page.getByRole('button', { name: 'Send back' }));
    expect(await page.findByText('Enter why they are sent back.')).toBeTruthy();
    fireEvent.change(page.getByLabelText(/^Reason/), { target: { value: 'Which owner?' } });
    fireEvent.click(page.getByRole('button', { name: 'Send back' }));
    await waitFor(() => expect(variablesOf('SendBackTime')).toHaveLength(1));
    expect(variablesOf('SendBackTime')[0]).toMatchObject({ reason: 'Which owner?' });
  });

  it('that is not there yet begins empty for its person, and is opened where somebody began it', async () => {
    const { variablesOf } = showTime({ address: `new/details?week=${monday}` });
    expect(await screen.findByText(/This week has no lines yet/)).toBeTruthy();
    expect(variablesOf('WeekOfPerson')[0]).toEqual({ userId: writerId, weekStarting: monday });
  });

  it('of somebody else names its person, and is begun by who invoices alone', async () => {
    const colleague = { id: 'somebody-else', userName: 'Cole Marsh' };
    const address = `new/details?week=${monday}&user=${writerId}`;
    const approving = showTime({ address, rights: { ...colleague, isApprover: true } });
    expect(await screen.findByText('This week has no lines.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New line' })).toBeNull();
    expect(screen.getByText('Brooke Hanson')).toBeTruthy();
    approving.unmount();
    showTime({ address, rights: { ...colleague, canAccessInvoice: true }, mode: 'invoicing-timesheets' });
    expect(await screen.findByRole('button', { name: 'New line' })).toBeTruthy();
  });

  it('that somebody began is opened instead of a second one', async () => {
    const { place } = showTime({
      address: 'new?week=2026-01-08',
      answers: {
        WeekOfPerson: () => ({
          data: {
            found: {
              __typename: 'TimesheetConnection',
              nodes: [{ __typename: 'Timesheet', id: '3f5a31e0-0000-4000-8000-000000000001' }],
            },
            known: { __typename: 'TimesheetConnection', nodes: [] },
          },
        }),
      },
    });
    expect(await cell(names.title)).toBeTruthy();
    expect(place().pathname).toBe('/timesheets/3f5a31e0-0000-4000-8000-000000000001/details');
  });
});

describe('the expenses of a week', () => {
  const expense = aTimeLine({
    kind: 'Expense',
    work: '',
    quantity: '1',
    unitPrice: '42.5',
    description: 'Fuel',
  });
  const receipts = {
    WeekReceipts: () => ({
      data: { documents: [{ __typename: 'RelatedDocument', id: 'd1', timesheetEntryId: expense.id }] },
    }),
    Documents: () => ({ data: { documents: [] } }),
  };

  it('lead to their receipts, also for who may not change the week', async () => {
    const timesheet = aTimesheet([expense], { canEdit: false });
    const rights = { isApprover: true };
    const { variablesOf } = showTime({ mode: 'time-approval', timesheet, answers: receipts, rights });
    const button = await screen.findByRole('button', { name: /^Receipts of Mon.*Fuel/ });
    await waitFor(() => expect(button.textContent).toBe('1 receipt'));
    fireEvent.click(button);
    await waitFor(() =>
      expect(variablesOf('Documents')).toEqual([{ parentId: timesheetId, parentType: 'Timesheet' }]),
    );
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  });
});

describe('the history of a week', () => {
  it.each([en, es])('has words for all that may be decided of its lines', ({ timesheets }) => {
    expect(Object.keys(timesheets.field)).toEqual(expect.arrayContaining([...timeDecisions]));
  });

  it('tells saves and decisions in one order, with days as people write them', async () => {
    const by = { __typename: 'HistoryPerson', id: 'p', fullName: 'Lee Ng', companyName: 'Rightway' };
    const entry = (id: string, changedAt: string, changes: readonly object[]) => ({
      ...{ __typename: 'HistoryEntry', id, changedAt, changedBy: by },
      changes: changes.map((change) => ({ __typename: 'FieldChange', before: null, ...change })),
    });
    showTime({
      address: `${timesheetId}/history`,
      answers: {
        WeekHistory: () => ({
          data: {
            saves: [entry('s1', '2026-01-05T10:00:00Z', [{ field: 'notes', after: 'Begun' }])],
            decisions: [
              entry('r1', '2026-01-06T10:00:00Z', [
                { field: 'sentBack', after: '2026-01-05, 2026-01-07: Which owner?' },
              ]),
            ],
          },
        }),
      },
    });
    const day = await screen.findByText('Jan-05-2026', { selector: 'li *' });
    const itemText = day.closest('li')?.textContent;
    expect(itemText).toContain('Jan-05-2026, Jan-07-2026: Which owner?');
    expect(itemText).toMatch(/^RightwayLee Ng|Lee Ng/);
    expect(screen.queryByText('(empty)')).toBeNull();
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.includes('Lee Ng'));
    expect(first?.textContent).toContain('Sent back');
    expect(second?.textContent).toContain('Begun');
  });
});
