import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeForm, fillIn, onPhone, refusals, saveButton } from 'shared-ui/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBill, anInvoice, invoiceId } from '../testing/made-up-invoices.ts';
import { showInvoicing } from '../testing/show-invoicing.tsx';

beforeEach(beforeForm);

const address = `${invoiceId}/details`;
const paper = async () => within(await screen.findByRole('article', { name: 'Preview' }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const choose = async (name: string) => {
  await press('More');
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

/** What a client owes. */
const owed = {
  ClientBalances: () => ({
    data: {
      balances: [
        {
          ...{ __typename: 'ClientBalance', id: 'c:d', clientId: 'c', name: 'Northfork Energy' },
          ...{
            invoiceCount: 3,
            notDue: '100',
            upTo30: '50.5',
            upTo60: '0',
            upTo90: '0',
            over90: '-10',
          },
          total: '140.5',
        },
      ],
    },
  }),
};

describe('a draft', () => {
  it('shows what the client will read while it is typed, and saves words alone', async () => {
    const { variablesOf } = showInvoicing({ address });
    const shown = await paper();
    expect(shown.getByText('$622.44')).toBeTruthy();
    expect(shown.getByText('GST 5% on $592.80')).toBeTruthy();
    expect(shown.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Description', 'Quantity', 'Price', 'Tax', 'Amount'],
    ]);
    const lines = within(await screen.findByRole('table', { name: 'Lines' }));
    expect(lines.getAllByText('GST $14.82')).toHaveLength(2);
    expect(shown.getByText('123456789 RT0001')).toBeTruthy();
    fillIn('Terms', 'Net 15 days');
    await waitFor(() => expect(shown.getByText('Net 15 days')).toBeTruthy());
    expect(shown.getByText('Known after the save')).toBeTruthy();
    fireEvent.click(saveButton());
    await waitFor(() => expect(variablesOf('UpdateInvoice')).toHaveLength(1));
    expect(variablesOf('UpdateInvoice')[0]?.['input']).toMatchObject({ terms: 'Net 15 days', revision: 1 });
  });

  it('says what hinders it with the way to mend it, and is not finalized until then', async () => {
    const hindrances = ['The company has no registration for GST/HST.'];
    showInvoicing({ address, hindrances, rights: { isSystemAdministrator: true } });
    const region = within(await screen.findByRole('region', { name: 'Before it can be finalized' }));
    expect(region.getByRole('link', { name: 'Fix it' }).getAttribute('href')).toBe('/company/1/details');
    const button = await screen.findByRole('button', { name: 'Finalize' });
    await waitFor(() => expect(button.getAttribute('title')).toMatch(/no registration/));
    expect(button.hasAttribute('disabled')).toBe(true);
  });

  it('says who can mend what hinders it to somebody who may not open that', async () => {
    showInvoicing({ address, hindrances: ['The company has no registration for GST/HST.'] });
    const region = within(await screen.findByRole('region', { name: 'Before it can be finalized' }));
    expect(region.getByRole('listitem').textContent).toBe(
      'The company has no registration for GST/HST. A system administrator can fix it.',
    );
    expect(region.queryByRole('link')).toBeNull();
  });

  it('says that nothing is taxed of it though it could be, and is quiet where lines are free of tax', async () => {
    const untaxed = anInvoice({ taxes: [], tax: '0', total: '592.8' });
    const { unmount } = showInvoicing({ address, invoice: untaxed });
    expect((await screen.findByRole('note')).textContent).toMatch(/This invoice has no tax/);
    unmount();
    const lines = untaxed.lines.map((line) => ({ ...line, isTaxable: false }));
    showInvoicing({ address, invoice: { ...untaxed, lines } });
    await paper();
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('names below the words of a line whose work it bills and what it is booked to', async () => {
    showInvoicing({ address });
    const lines = within(await screen.findByRole('table', { name: 'Lines' }));
    const words = lines.getAllByRole('row')[1]?.querySelector('td');
    expect(words?.textContent).toContain('Beg – Jedney · AFE 24-118');
  });

  it('gets its number once somebody says so', async () => {
    const { variablesOf } = showInvoicing({
      address,
      answers: { FinalizeInvoice: () => ({ data: { saved: aBill() } }) },
    });
    await screen.findByText('It can be finalized.');
    await press('Finalize');
    const question = await dialog();
    expect(question.getByText(/next number of 2026/)).toBeTruthy();
    expect(question.getByText('Northfork Energy: $622.44, of it $29.64 tax')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Finalize' }));
    await waitFor(() =>
      expect(variablesOf('FinalizeInvoice')).toEqual([{ id: invoiceId, revision: 1, dateReason: null }]),
    );
    expect(await screen.findByRole('heading', { name: /2026-0007/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Finalize' })).toBeNull();
  });

  it('whose date stands against the books is finalized by an administrator who says why', async () => {
    const late = {
      ...{ __typename: 'InvoiceHindrance', id: 'outOfOrder', path: `invoices/${invoiceId}/details` },
      ...{ sentence: 'Invoice 2026-0041 is dated Dec-01-2026.', isOfDate: true },
    };
    const { variablesOf } = showInvoicing({
      address,
      rights: { isSystemAdministrator: true },
      answers: {
        FinalizeInvoice: () => ({ data: { saved: aBill({ dateReason: 'Asked for' }) } }),
        InvoiceHindrances: () => ({ data: { hindrances: [late] } }),
      },
    });
    await screen.findByText(/2026-0041/);
    await press('Finalize');
    const question = await dialog();
    fireEvent.change(question.getByLabelText(/Why it is dated so/), { target: { value: 'Asked for' } });
    fireEvent.click(question.getByRole('button', { name: 'Finalize' }));
    await waitFor(() =>
      expect(variablesOf('FinalizeInvoice')).toEqual([
        { id: invoiceId, revision: 1, dateReason: 'Asked for' },
      ]),
    );
  });

  it('that somebody else changed meanwhile says so where it is finalized', async () => {
    showInvoicing({
      address,
      answers: { FinalizeInvoice: () => refusals('Ingrid Voss changed this meanwhile.') },
    });
    await press('Finalize');
    const question = await dialog();
    fireEvent.click(question.getByRole('button', { name: 'Finalize' }));
    expect((await question.findByRole('alert')).textContent).toBe('Ingrid Voss changed this meanwhile.');
  });

  it('is not finalized with changes that are not saved', async () => {
    const { variablesOf } = showInvoicing({ address });
    await paper();
    fillIn('Terms', 'Net 15 days');
    await press('Finalize');
    const question = await dialog();
    fireEvent.click(question.getByRole('button', { name: 'Finalize' }));
    expect((await question.findByRole('alert')).textContent).toBe('Save or undo your changes first.');
    expect(variablesOf('FinalizeInvoice')).toEqual([]);
  });
});

describe('what a client paid', () => {
  const payment = {
    ...{ __typename: 'InvoicePayment', id: 'p1', sequence: 1, receivedOn: '2026-11-25', amount: '100' },
    ...{
      reference: 'EFT 12',
      isWriteOff: false,
      notedOn: '2026-11-25T17:00:00.000Z',
      takenBackOn: null,
      takenBackBy: null,
    },
    notedBy: { __typename: 'Person', id: 'i', fullName: 'Ingrid Voss' },
    takenBackReason: null,
  } as const;
  const inPart = aBill({ payments: [payment], openAmount: '522.44', revision: 3 });

  it('is noted in part: at first all that is open is offered', async () => {
    const { variablesOf } = showInvoicing({
      address,
      invoice: aBill(),
      answers: { ReceivePayment: () => ({ data: { saved: inPart } }) },
    });
    await press('More');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Note a payment' }));
    const panel = await dialog();
    const amount = panel.getByLabelText(/^Amount/);
    expect(amount).toHaveProperty('value', '622.44');
    fireEvent.change(amount, { target: { value: '100' } });
    fireEvent.blur(amount);
    const reference = panel.getByLabelText(/^Reference/);
    fireEvent.change(reference, { target: { value: 'EFT 12' } });
    fireEvent.blur(reference);
    fireEvent.click(panel.getByRole('button', { name: 'Note payment' }));
    await waitFor(() =>
      expect(variablesOf('ReceivePayment')).toEqual([
        expect.objectContaining({ id: invoiceId, revision: 2, amount: '100', reference: 'EFT 12' }),
      ]),
    );
    const payments = within(await screen.findByRole('table', { name: 'Payments' }));
    expect(payments.getByText('$522.44')).toBeTruthy();
    expect(payments.queryByText('Credited')).toBeNull();
    expect(screen.getByText('$522.44 open')).toBeTruthy();
  });

  it('or what will never be paid is written off with a reason, and taken back where it is paid after all', async () => {
    const written = { ...payment, amount: '622.44', reference: 'Bankrupt', isWriteOff: true };
    const off = aBill({ payments: [written], openAmount: '0', paidDate: '2026-11-26', revision: 3 });
    const { variablesOf } = showInvoicing({
      address,
      invoice: aBill(),
      answers: {
        WriteOffInvoice: () => ({ data: { saved: off } }),
        TakeBackPayment: () => ({ data: { saved: aBill({ revision: 4 }) } }),
      },
    });
    await press('More');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Write off' }));
    const panel = await dialog();
    expect(panel.getByLabelText(/^Amount/)).toHaveProperty('value', '622.44');
    fireEvent.click(panel.getByRole('button', { name: 'Write off' }));
    expect(variablesOf('WriteOffInvoice')).toEqual([]);
    const reason = panel.getByLabelText(/^Reason/);
    fireEvent.change(reason, { target: { value: 'Bankrupt' } });
    fireEvent.blur(reason);
    fireEvent.click(panel.getByRole('button', { name: 'Write off' }));
    await waitFor(() =>
      expect(variablesOf('WriteOffInvoice')).toEqual([
        expect.objectContaining({ id: invoiceId, revision: 2, amount: '622.44', reason: 'Bankrupt' }),
      ]),
    );
    expect(await screen.findByText('Written off: Bankrupt')).toBeTruthy();
    // On a phone, beside its day.
    expect(screen.getByText('Write-off')).toBeTruthy();
    expect(screen.getByText('Written off Nov-26-2026')).toBeTruthy();
    await press('Take back $622.44 of Nov-25-2026');
    expect((await dialog()).getByText(/its tax is owed again/)).toBeTruthy();
  });

  it('and what credit notes took back make what is open', async () => {
    // 622.44 less 100.00 paid and 22.44 credited: 500.00.
    showInvoicing({ address, invoice: { ...inPart, openAmount: '500' } });
    const payments = within(await screen.findByRole('table', { name: 'Payments' }));
    const row = (name: string) => payments.getByRole('rowheader', { name }).closest('tr')?.textContent;
    expect(row('Credited')).toContain('-$22.44');
    expect(row('Open')).toContain('$500.00');
  });

  it('shows the refusal where more is noted than is open', async () => {
    showInvoicing({
      address,
      invoice: inPart,
      answers: { ReceivePayment: () => refusals('Only $522.44 is open.') },
    });
    await press('More');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Note a payment' }));
    const panel = await dialog();
    fireEvent.click(panel.getByRole('button', { name: 'Note payment' }));
    expect((await panel.findByRole('alert')).textContent).toBe('Only $522.44 is open.');
  });

  it('is taken back with a reason, which stays with it', async () => {
    const takenBack = {
      ...{ ...payment, takenBackOn: '2026-11-26T17:00:00.000Z', takenBackBy: payment.notedBy },
      takenBackReason: 'The cheque came back',
    };
    const { variablesOf } = showInvoicing({
      address,
      invoice: inPart,
      answers: {
        TakeBackPayment: () => ({ data: { saved: aBill({ payments: [takenBack], revision: 4 }) } }),
      },
    });
    await press('Take back $100.00 of Nov-25-2026');
    const panel = await dialog();
    fireEvent.change(panel.getByLabelText(/^Reason/), { target: { value: 'The cheque came back' } });
    fireEvent.click(panel.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText(/Taken back by Ingrid Voss .*: The cheque came back/)).toBeTruthy();
    expect(variablesOf('TakeBackPayment')).toEqual([
      { id: invoiceId, revision: 3, paymentId: 'p1', reason: 'The cheque came back' },
    ]);
    expect(screen.queryByRole('button', { name: /^Take back \$100/ })).toBeNull();
  });

  it('and what is open of all clients is shown by days overdue, as of a day', async () => {
    const { variablesOf } = showInvoicing({ address: 'work-in-progress', answers: owed });
    await press('Open balances');
    const panel = await dialog();
    const row = (await panel.findByRole('rowheader', { name: 'Northfork Energy' })).closest('tr');
    expect(row?.textContent).toContain('$140.50');
    expect(row?.textContent).toContain('-$10.00');
    const bills = panel.getByRole('link', { name: 'Northfork Energy' });
    expect(bills.getAttribute('href')).toBe('/home?source=invoices&businessAssociateId=c');
    expect(variablesOf('ClientBalances')).toHaveLength(1);
  });

  it('leads to the statement of a client as of that day, and says why there is none', async () => {
    const bodies: unknown[] = [];
    vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit = {}) => {
      bodies.push(JSON.parse(String(body)));
      return Response.json({ message: 'Too many documents.' }, { status: 400 });
    });
    const { variablesOf } = showInvoicing({ address: 'work-in-progress', answers: owed });
    await press('Open balances');
    fireEvent.click(await (await dialog()).findByRole('button', { name: 'Statement of Northfork Energy' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Statement as Excel' }));
    expect(await screen.findByText('Report Error: Too many documents.')).toBeTruthy();
    expect(bodies).toEqual([
      expect.objectContaining({
        ...{ parentId: 'c', outputFormat: 'Excel', language: 'en' },
        day: variablesOf('ClientBalances')[0]?.['asOf'],
      }),
    ]);
  });

  it('says on a phone in few words how many bills are open and what is overdue', async () => {
    onPhone();
    showInvoicing({ address: 'work-in-progress', answers: owed });
    await press('Open balances');
    // 50.50 of the first thirty days, less a credit of 10.00 that is older.
    expect((await (await dialog()).findAllByText('3 bills · $40.50 overdue')).length).toBe(2);
  });
});

describe('an invoice with a number', () => {
  it('is read only and says why', async () => {
    showInvoicing({ address, invoice: aBill() });
    expect(
      await screen.findByText(
        'A finalized invoice stays as it is. Credit a part of it, or reverse it and bill again.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('tells its status in words in its history', async () => {
    const change = { field: 'status', before: 'PENDING', after: 'FINALIZED 2026-0012' };
    showInvoicing({
      address: `${invoiceId}/history`,
      invoice: aBill(),
      answers: {
        RecordHistory: () => ({
          data: {
            externalIds: [],
            history: [
              {
                __typename: 'HistoryEntry',
                id: 'entry',
                revision: 2,
                changedAt: '2026-11-20T16:00:00.000Z',
                changedBy: { __typename: 'HistoryAuthor', id: 'ann', fullName: 'Ann', companyName: 'North' },
                changes: [{ __typename: 'FieldChange', ...change }],
              },
            ],
          },
        }),
      },
    });
    const history = await screen.findByRole('list', { name: 'History' });
    expect(history.textContent).toContain('StatusDraft Finalized 2026-0012');
  });

  it('is paid on a day, and not paid without one', async () => {
    const { variablesOf } = showInvoicing({
      address,
      invoice: aBill({ paidDate: '2026-11-25' }),
      answers: { PayInvoice: () => ({ data: { saved: aBill({ revision: 3 }) } }) },
    });
    await choose('Mark as paid');
    const question = await dialog();
    const day = question.getByRole('textbox', { name: 'Paid on' });
    fireEvent.change(day, { target: { value: '' } });
    fireEvent.blur(day);
    fireEvent.click(await question.findByRole('button', { name: 'Not paid' }));
    await waitFor(() =>
      expect(variablesOf('PayInvoice')).toEqual([{ id: invoiceId, revision: 2, date: null }]),
    );
  });

  it('says before it is mailed how many receipts go along', async () => {
    showInvoicing({ address, invoice: aBill({ receiptCount: 2 }) });
    await choose('Send by mail');
    expect((await dialog()).getByText(/^It goes out as one PDF with its 2 receipts,/)).toBeTruthy();
  });

  it('goes by mail to the address of its client, or to others', async () => {
    const { variablesOf } = showInvoicing({
      address,
      invoice: aBill(),
      answers: { MailInvoice: () => ({ data: { saved: aBill({ revision: 3, sentDate: '2026-11-22' }) } }) },
    });
    await choose('Send by mail');
    const question = await dialog();
    const to = question.getByRole('textbox', { name: /^To/ });
    expect(to).toHaveProperty('value', 'ap@northfork.test');
    fireEvent.change(to, { target: { value: 'nobody' } });
    fireEvent.click(question.getByRole('button', { name: 'Send by mail' }));
    expect((await question.findByRole('alert')).textContent).toBe('Email is not valid');
    fireEvent.change(to, { target: { value: 'ap@northfork.test, land@northfork.test' } });
    fireEvent.click(question.getByRole('button', { name: 'Send by mail' }));
    await waitFor(() =>
      expect(variablesOf('MailInvoice')).toEqual([
        { id: invoiceId, revision: 2, to: 'ap@northfork.test; land@northfork.test' },
      ]),
    );
    expect(await screen.findByText('Sent Nov-22-2026')).toBeTruthy();
  });

  it('is reversed with a reason, and the invoice that does so opens', async () => {
    const reversal = aBill({
      id: '00000000-0000-4000-8000-00000000c999',
      number: '2026-0008',
      kind: 'Reversal',
    });
    const { variablesOf, place } = showInvoicing({
      address,
      invoice: aBill(),
      answers: { ReverseInvoice: () => ({ data: { saved: reversal } }) },
    });
    await choose('Reverse');
    const question = await dialog();
    fireEvent.click(question.getByRole('button', { name: 'Reverse' }));
    expect((await question.findByRole('alert')).textContent).toBe('Enter why it is reversed.');
    fireEvent.change(question.getByRole('textbox', { name: 'Reason' }), { target: { value: 'Wrong AFE' } });
    fireEvent.click(question.getByRole('button', { name: 'Reverse' }));
    await waitFor(() => expect(place()).toBe(`/invoices/${reversal.id}/details`));
    expect(variablesOf('ReverseInvoice')[0]).toMatchObject({
      id: invoiceId,
      revision: 2,
      reason: 'Wrong AFE',
    });
  });

  it('that was reversed leads to what took it back, and is not reversed again', async () => {
    const { place } = showInvoicing({
      address,
      invoice: aBill({ status: 'REVERSED', reversedById: 'other', reversedByNumber: '2026-0008' }),
    });
    await press('More');
    const item = await screen.findByRole('menuitem', { name: 'Reverse' });
    expect(item.getAttribute('title')).toMatch(/only once/);
    await press('Open the reversal 2026-0008');
    await waitFor(() => expect(place()).toBe('/invoices/other/details'));
  });

  it('is not changed by somebody without the right', async () => {
    showInvoicing({ address, invoice: anInvoice({ canEdit: false }) });
    expect(await screen.findByText(/Only people with invoice access change invoices/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Finalize' })).toBeNull();
  });
});
