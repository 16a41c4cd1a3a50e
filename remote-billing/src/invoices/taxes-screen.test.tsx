import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeForm, onPhone, refusals } from 'shared-ui/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showInvoicing } from '../testing/show-invoicing.tsx';

beforeEach(beforeForm);

const address = 'taxes?from=2026-10-01&to=2026-12-31&by=Quarter';

const federal = {
  ...{ __typename: 'TaxReturn', id: 'GST/HST:2026-Q4', name: 'GST/HST', period: '2026-Q4' },
  ...{ fromDate: '2026-10-01', invoiceCount: 3, sales: '3100', taxable: '3000', charged: '315' },
  ...{ credits: '5', net: '310' },
  parts: [
    { __typename: 'TaxPart', id: 'a', tax: 'GST', rate: '5', taxable: '1100', charged: '55' },
    { __typename: 'TaxPart', id: 'b', tax: 'HST ON', rate: '13', taxable: '2000', charged: '260' },
  ],
};

const provincial = {
  ...{ __typename: 'TaxReturn', id: 'PST BC:2026-Q4', name: 'PST BC', period: '2026-Q4' },
  ...{ fromDate: '2026-10-01', invoiceCount: 1, sales: null, taxable: '300', charged: '21' },
  ...{ credits: null, net: '21', parts: [] },
};

const bill = {
  ...{ __typename: 'TaxedInvoice', id: 'i1:GST/HST', invoiceId: 'i1', number: '2026-0009' },
  ...{ date: '2026-10-31', client: 'Northfork Energy', sales: '100', taxable: '100', charged: '5' },
  ...{ credits: '0', net: '5' },
};

const answers = {
  TaxReturns: () => ({ data: { returns: [federal, provincial] } }),
  TaxedInvoices: () => ({ data: { invoices: [bill] } }),
};

const cellsOf = async (name: string) => {
  const heading = await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) });
  const row = heading.closest('tr');
  return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
};

describe('taxes', () => {
  it('are told by return and period, with the lines of the form and each rate', async () => {
    const { variablesOf } = showInvoicing({ address, answers });
    expect(await cellsOf('GST/HST')).toEqual(['$3,100.00', '$3,000.00', '$315.00', '$5.00', '$310.00', '3']);
    // A province has no line for revenue, and no credits.
    expect(await cellsOf('PST BC')).toEqual(['', '$300.00', '$21.00', '', '$21.00', '1']);
    expect(screen.getByText('HST ON 13%: $260.00 on $2,000.00')).toBeTruthy();
    expect(variablesOf('TaxReturns')).toEqual([
      { fromDate: '2026-10-01', toDate: '2026-12-31', by: 'Quarter' },
    ]);
    fireEvent.click(screen.getByRole('radio', { name: 'Month' }));
    await waitFor(() => expect(variablesOf('TaxReturns').at(-1)).toMatchObject({ by: 'Month' }));
  });

  it('lead to the invoices behind each sum', async () => {
    const { variablesOf } = showInvoicing({ address, answers });
    fireEvent.click(await screen.findByRole('button', { name: 'Invoices of GST/HST · 2026-Q4' }));
    const panel = within(await screen.findByRole('dialog'));
    const link = await panel.findByRole('link', { name: '2026-0009' });
    expect(link.getAttribute('href')).toBe('/invoices/i1/details');
    expect(panel.getByText('Oct-31-2026 · Northfork Energy')).toBeTruthy();
    expect(variablesOf('TaxedInvoices')).toEqual([
      {
        ...{ fromDate: '2026-10-01', toDate: '2026-12-31', by: 'Quarter' },
        ...{ name: 'GST/HST', period: '2026-10-01' },
      },
    ]);
  });

  it('are printed as a document of the same days', async () => {
    const bodies: unknown[] = [];
    vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit = {}) => {
      bodies.push(JSON.parse(String(body)));
      return Response.json({ message: 'Too many documents.' }, { status: 400 });
    });
    showInvoicing({ address, answers });
    fireEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'As Excel' }));
    expect(await screen.findByText('Report Error: Too many documents.')).toBeTruthy();
    expect(bodies).toEqual([
      expect.objectContaining({
        ...{ fromDate: '2026-10-01', toDate: '2026-12-31', by: 'Quarter' },
        ...{ outputFormat: 'Excel', language: 'en' },
      }),
    ]);
  });

  it('say on a phone below their name what is charged and what is paid', async () => {
    onPhone();
    showInvoicing({ address, answers });
    expect(await screen.findByText('$315.00 charged, $5.00 input tax')).toBeTruthy();
  });

  it('say that there are none, and why they are not shown', async () => {
    const { unmount } = showInvoicing({
      address,
      answers: { ...answers, TaxReturns: () => ({ data: { returns: [] } }) },
    });
    expect(await screen.findByText('No invoice is dated within these days.')).toBeTruthy();
    unmount();
    showInvoicing({
      address,
      answers: { ...answers, TaxReturns: () => refusals('The last day cannot be before the first one.') },
    });
    expect(await screen.findByText(/The last day cannot be before the first one/)).toBeTruthy();
  });
});
