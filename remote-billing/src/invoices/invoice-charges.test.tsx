import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeForm, fillIn, refusals, takeToasts } from 'shared-ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBill, aLine, anInvoice, invoiceId } from '../testing/made-up-invoices.ts';
import { showInvoicing } from '../testing/show-invoicing.tsx';

beforeEach(beforeForm);

const address = `${invoiceId}/details`;
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const type = (box: HTMLElement, value: string) => {
  fireEvent.change(box, { target: { value } });
  fireEvent.blur(box);
};

describe('what a draft is charged', () => {
  const [one, two] = [aLine(1), aLine(2)];
  const byHand = {
    ...aLine(3),
    isByHand: true,
    description: 'Fixed fee',
    quantity: '1',
    unitPrice: '250',
    amount: '250',
  };

  it('takes a line by hand, for the project and the account of the others', async () => {
    const { variablesOf } = showInvoicing({
      address,
      answers: {
        PutInvoiceLine: () => ({ data: { saved: anInvoice({ revision: 2, lines: [one, two, byHand] }) } }),
      },
    });
    await press('Add line');
    const panel = await dialog();
    type(panel.getByLabelText(/^Description/), 'Fixed fee');
    type(panel.getByLabelText(/^Price/), '250');
    fireEvent.click(panel.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(variablesOf('PutInvoiceLine')).toHaveLength(1));
    expect(variablesOf('PutInvoiceLine')[0]).toMatchObject({
      ...{ id: invoiceId, revision: 1 },
      line: {
        ...{ description: 'Fixed fee', quantity: '1', unitPrice: '250', isTaxable: true },
        ...{ project: { id: one.project?.id }, ledgerCode: { id: one.ledgerCode?.id } },
      },
    });
    const lines = within(await screen.findByRole('table', { name: 'Lines' }));
    expect(await lines.findByText('Added by hand')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is removed again where it was added by hand; lines of time are not', async () => {
    const { variablesOf } = showInvoicing({
      address,
      invoice: anInvoice({ lines: [one, byHand] }),
      answers: { RemoveInvoiceLine: () => ({ data: { saved: anInvoice({ revision: 2, lines: [one] }) } }) },
    });
    await press('Remove: Fixed fee');
    await waitFor(() => expect(screen.queryByText('Added by hand')).toBeNull());
    expect(variablesOf('RemoveInvoiceLine')).toEqual([{ id: invoiceId, revision: 1, lineId: byHand.id }]);
    expect(screen.queryByRole('button', { name: `Remove: ${one.description}` })).toBeNull();
  });

  it('is written down with a reason, shows what the line becomes, and prints no reason', async () => {
    const down = {
      ...one,
      adjustment: '-46.4',
      adjustmentReason: 'Rework',
      discountPercent: '10',
      discount: '25',
      amount: '225',
    };
    const { variablesOf } = showInvoicing({
      address,
      answers: {
        AdjustInvoiceLine: () => ({ data: { saved: anInvoice({ revision: 2, lines: [down, two] }) } }),
      },
    });
    await press(`Adjust: ${one.description}`);
    const panel = await dialog();
    type(panel.getByLabelText(/^Write up/), '-46.4');
    fireEvent.click(panel.getByRole('button', { name: 'Save' }));
    expect(await panel.findByText('Say why the line is written up or down.')).toBeTruthy();
    type(panel.getByLabelText(/^Why, for your books/), 'Rework');
    type(panel.getByLabelText(/^Discount, %/), '10');
    // 3.25 x 91.20 = 296.40; less 46.40 is 250, less 10 % is 225.
    expect((await panel.findByText(/becomes/)).textContent).toBe('$296.40 becomes $225.00.');
    fireEvent.click(panel.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(variablesOf('AdjustInvoiceLine')).toEqual([
        {
          ...{ id: invoiceId, revision: 1, lineId: one.id, adjustment: '-46.4' },
          ...{ adjustmentReason: 'Rework', discountPercent: '10' },
        },
      ]),
    );
    expect(await screen.findByText('adjusted by -$46.40 · less 10%: Rework')).toBeTruthy();
    const paper = screen.getByRole('article', { name: 'Preview' });
    expect(paper.textContent).toContain('adjusted by -$46.40 · less 10%');
    expect(paper.textContent).not.toContain('Rework');
  });

  it('is discounted as a whole, in per cent or dollars, and the paper adds it up', async () => {
    const { variablesOf } = showInvoicing({
      address,
      answers: {
        DiscountInvoice: () => ({
          data: {
            saved: anInvoice({ revision: 2, discount: '59.28', discountPercent: '10', subtotal: '533.52' }),
          },
        }),
      },
    });
    await press('Discount');
    const panel = await dialog();
    type(panel.getByLabelText(/^Discount, %/), '10');
    type(panel.getByLabelText(/^Discount, \$/), '5');
    fireEvent.click(panel.getByRole('button', { name: 'Save' }));
    expect(await panel.findByText('Enter a discount in per cent or in dollars, not both.')).toBeTruthy();
    type(panel.getByLabelText(/^Discount, \$/), '');
    fireEvent.click(panel.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(variablesOf('DiscountInvoice')).toEqual([
        { id: invoiceId, revision: 1, percent: '10', amount: null },
      ]),
    );
    const paper = within(screen.getByRole('article', { name: 'Preview' }));
    const row = (name: string) => paper.getByRole('rowheader', { name }).closest('tr')?.textContent;
    await waitFor(() => expect(row('Discount 10%')).toContain('-$59.28'));
    expect(row('Sum of lines')).toContain('$592.80');
    expect(row('Subtotal')).toContain('$533.52');
  });

  it('waits until what is typed is saved', async () => {
    showInvoicing({ address });
    await screen.findByRole('article', { name: 'Preview' });
    fillIn('Terms', 'Net 15 days');
    await press('Add line');
    expect(takeToasts().map(({ message }) => message)).toEqual(['Save or undo your changes first.']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a credit note', () => {
  const [line, other] = [{ ...aLine(1), credited: '100' }, aLine(2)];
  const bill = aBill({
    lines: [line, other],
    creditNotes: [{ ...{ __typename: 'Invoice' }, id: 'n', number: '2026-0008' }],
  });

  it('takes back at most what is left of each line, and opens once it is made', async () => {
    const credit = aBill({
      ...{ id: '00000000-0000-4000-8000-00000000c999', kind: 'Credit', number: '2026-0009', creditNotes: [] },
      credits: { ...{ __typename: 'Invoice' }, id: invoiceId, number: '2026-0007' },
    });
    const { variablesOf, place } = showInvoicing({
      address,
      invoice: bill,
      answers: { CreditInvoice: () => ({ data: { saved: credit } }) },
    });
    expect(await screen.findByText('$100.00 credited')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Open credit note 2026-0008' })).toBeTruthy();
    await press('More');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Credit a part' }));
    const panel = await dialog();
    type(panel.getByLabelText(/^Reason/), 'Billed twice');
    const amount = panel.getByLabelText(`Credit: ${line.description}`);
    // Lines of several projects may be called alike: each says whose it is, and what it is made of.
    expect(
      panel.getAllByText('Beg – Jedney · AFE 24-118 · PO 45-1 · Brooke Hanson · 3.25 × $91.20 · GST $14.82'),
    ).toHaveLength(2);
    // The page of a finalized invoice is only for reading; what is credited is typed all the same.
    expect(amount.hasAttribute('readonly')).toBe(false);
    type(amount, '196.41');
    fireEvent.click(panel.getByRole('button', { name: 'Make credit note' }));
    expect(await panel.findByText('Only $196.40 of this line is left to credit.')).toBeTruthy();
    type(amount, '196.40');
    expect(panel.getByText('Credit before tax: $196.40')).toBeTruthy();
    fireEvent.click(panel.getByRole('button', { name: 'Make credit note' }));
    await waitFor(() => expect(variablesOf('CreditInvoice')).toHaveLength(1));
    expect(variablesOf('CreditInvoice')[0]).toMatchObject({
      ...{ id: invoiceId, revision: 2, reason: 'Billed twice' },
      lines: [
        { id: line.id, amount: '196.4' },
        { id: other.id, amount: '0' },
      ],
    });
    await waitFor(() => expect(place()).toContain(credit.id));
  });

  it.each([
    ['its bill, which is dated ahead', '2999-12-30', '2999-12-30'],
    ['today', '2020-01-31', new Intl.DateTimeFormat('en-CA').format()],
  ])('is offered on the day of %s', async (_, invoiceDate, offered) => {
    showInvoicing({ address, invoice: { ...bill, invoiceDate } });
    await press('More');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Credit a part' }));
    const date = (await dialog()).getByLabelText<HTMLInputElement>(/^Date of the credit note/);
    expect(date.value).toBe(offered);
  });

  it('shows the refusal of the server', async () => {
    showInvoicing({
      address,
      invoice: bill,
      answers: { CreditInvoice: () => refusals('Ingrid Voss changed this meanwhile.') },
    });
    await press('More');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Credit a part' }));
    const panel = await dialog();
    type(panel.getByLabelText(/^Reason/), 'Billed twice');
    type(panel.getByLabelText(`Credit: ${other.description}`), '1');
    fireEvent.click(panel.getByRole('button', { name: 'Make credit note' }));
    expect((await panel.findByRole('alert')).textContent).toContain('Ingrid Voss changed this meanwhile.');
  });

  it('keeps its bill from being reversed, and names it', async () => {
    showInvoicing({ address, invoice: bill });
    await press('More');
    const item = await screen.findByRole('menuitem', { name: /^Reverse/ });
    expect(item.getAttribute('title') ?? item.textContent).toMatch(/Credit what is left/);
  });
});
