import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeForm, onPhone, refusals, takeToasts } from 'shared-ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { anInvoice, anUnbilledLine, invoiceId, northforkId } from '../testing/made-up-invoices.ts';
import { showInvoicing } from '../testing/show-invoicing.tsx';

beforeEach(beforeForm);

const ready = anUnbilledLine(1);
const held = anUnbilledLine(2, { hindrance: 'ON_HOLD', sentence: 'On hold by Ingrid Voss: Asked for maps' });
const unrated = anUnbilledLine(3, {
  hindrance: 'NO_RATE',
  sentence: 'It has no rate on its day.',
  amount: '0',
});
const noAfe = anUnbilledLine(4, { hindrance: 'NO_AFE', sentence: 'Its project has no AFE number.' });
const lines = [ready, held, unrated, noAfe];
const done = { __typename: 'TimeReview', lineCount: 1, leftCount: 0, reasons: [] };
const address = 'work-in-progress';

const tick = async (text: string) => {
  const grid = within(await screen.findByRole('grid', { name: 'Work in progress' }));
  const cell = await grid.findByText(text);
  fireEvent.click(cell.closest('tr')?.querySelector('[data-select]') ?? document.body);
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('work in progress', () => {
  it('sums by age, and counts each reason, which filters the lines', async () => {
    const { variablesOf } = showInvoicing({ address, lines });
    const sums = within(await screen.findByRole('table', { name: 'Unbilled amounts by age' }));
    expect(sums.getByRole('button', { name: 'Northfork Energy' })).toBeTruthy();
    expect(sums.getAllByText('$1,459.20')).not.toHaveLength(0);
    fireEvent.click(await button(/^On hold 1$/));
    await waitFor(() => expect(variablesOf('WorkInProgress').at(-1)).toMatchObject({}));
    await waitFor(() =>
      expect(variablesOf('WorkInProgress').map(({ filter }) => filter)).toContainEqual({
        hindrances: ['ON_HOLD'],
      }),
    );
  });

  it('shows what decides, and leaves how an amount is made to the chooser of columns', async () => {
    showInvoicing({ address, lines });
    await tick('Its project has no AFE number.');
    const grid = within(screen.getByRole('grid', { name: 'Work in progress' }));
    const titles = grid.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titles.join()).toMatch(/Client.*Amount.*Why it is not billed.*Fix/);
    expect(titles.join()).not.toMatch(/Quantity|Rate/);
  });

  it('is narrowed to one client by its name', async () => {
    const { variablesOf } = showInvoicing({ address, lines });
    const sums = within(await screen.findByRole('table', { name: 'Unbilled amounts by age' }));
    fireEvent.click(sums.getByRole('button', { name: 'Northfork Energy' }));
    await waitFor(() =>
      expect(variablesOf('WorkInProgress').at(-1)?.['filter']).toEqual({ clientId: northforkId }),
    );
    expect(await button('Show all')).toBeTruthy();
  });

  it('has the mend of each line one click away', async () => {
    const { variablesOf } = showInvoicing({
      address,
      lines,
      answers: { ReleaseTime: () => ({ data: { done } }), ApplyRates: () => ({ data: { done } }) },
    });
    const grid = within(await screen.findByRole('grid', { name: 'Work in progress' }));
    expect(grid.getByRole('link', { name: 'Open the project' }).getAttribute('href')).toBe(
      `/surface-project/${noAfe.projectId}/details`,
    );
    fireEvent.click(grid.getByRole('button', { name: 'Release' }));
    await waitFor(() => expect(variablesOf('ReleaseTime')).toEqual([{ selection: { entryIds: [held.id] } }]));
    fireEvent.click(grid.getByRole('button', { name: 'Apply rates' }));
    await waitFor(() =>
      expect(variablesOf('ApplyRates')).toEqual([{ selection: { entryIds: [unrated.id] } }]),
    );
    await waitFor(() => expect(takeToasts().map(({ message }) => message)).toContain('1 line was released.'));
  });

  it('holds selected lines with a reason, which stays where the server refuses it', async () => {
    const { variablesOf } = showInvoicing({
      address,
      lines,
      answers: { HoldTime: () => refusals('The database does not answer.') },
    });
    await tick('Can be billed');
    const [release] = screen.getAllByRole('button', { name: 'Release' });
    await waitFor(() => expect(release?.getAttribute('title')).toBe('Select lines that are on hold.'));
    fireEvent.click(await button('Hold'));
    const panel = within(await screen.findByRole('dialog'));
    fireEvent.change(panel.getByLabelText(/^Reason/), { target: { value: 'Maps first' } });
    fireEvent.click(panel.getByRole('button', { name: 'Hold' }));
    expect((await panel.findByRole('alert')).textContent).toMatch(/does not answer/);
    expect(panel.getByDisplayValue('Maps first')).toBeTruthy();
    expect(variablesOf('HoldTime')).toEqual([{ selection: { entryIds: [ready.id] }, reason: 'Maps first' }]);
  });

  it('says which invoice holds a line that was billed meanwhile', async () => {
    const reasons = ['1 line stays as it is: invoice 2026-0007 bills it.'];
    showInvoicing({
      address,
      lines,
      answers: { ReleaseTime: () => ({ data: { done: { ...done, lineCount: 0, leftCount: 1, reasons } } }) },
    });
    await tick('On hold by Ingrid Voss: Asked for maps');
    fireEvent.click((await screen.findAllByRole('button', { name: 'Release' }))[0] ?? document.body);
    await waitFor(() =>
      expect(takeToasts().map(({ message }) => message)).toContain(`0 lines were released. ${reasons[0]}`),
    );
  });

  it('where no rate holds says where one is added', async () => {
    showInvoicing({
      address,
      lines: [unrated],
      answers: { ApplyRates: () => ({ data: { done: { ...done, lineCount: 0 } } }) },
    });
    const grid = within(await screen.findByRole('grid', { name: 'Work in progress' }));
    fireEvent.click(grid.getByRole('button', { name: 'Apply rates' }));
    await waitFor(() =>
      expect(takeToasts().map(({ message }) => message)).toContainEqual(
        expect.stringMatching(/add its work to a rate schedule/),
      ),
    );
  });

  it('offers nothing to who may only read but the way to the mend', async () => {
    showInvoicing({ address, lines, rights: { isReadOnly: true } });
    const grid = within(await screen.findByRole('grid', { name: 'Work in progress' }));
    expect(grid.getByRole('link', { name: 'Open the project' })).toBeTruthy();
    for (const name of ['Hold', 'Release', 'Apply rates', 'Bill it', 'Draft invoice'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('drafts an invoice of selected lines, and opens it', async () => {
    const { variablesOf, place } = showInvoicing({
      address,
      lines,
      answers: { DraftInvoice: () => ({ data: { saved: anInvoice() } }) },
    });
    await tick('Can be billed');
    fireEvent.click(await button('Draft invoice'));
    const wizard = within(await screen.findByRole('dialog'));
    expect(wizard.getByText('Of 1 line that you selected, $729.60 before tax.')).toBeTruthy();
    fireEvent.click(wizard.getByRole('button', { name: 'Draft' }));
    await waitFor(() => expect(place()).toBe(`/invoices/${invoiceId}/details`));
    expect(variablesOf('DraftInvoice')[0]?.['input']).toMatchObject({
      clientId: northforkId,
      entryIds: [ready.id],
      grouping: null,
    });
  });

  it('says by which invoice a line was billed meanwhile', async () => {
    showInvoicing({
      address,
      lines,
      answers: {
        DraftInvoice: () => refusals('Ingrid Voss billed one of these lines with invoice 2026-0007.'),
      },
    });
    await tick('Can be billed');
    fireEvent.click(await button('Draft invoice'));
    const wizard = within(await screen.findByRole('dialog'));
    fireEvent.click(wizard.getByRole('button', { name: 'Draft' }));
    expect((await wizard.findByRole('alert')).textContent).toMatch(/invoice 2026-0007/);
  });

  it('drafts no invoice of lines that cannot be billed', async () => {
    showInvoicing({ address, lines });
    await tick('Its project has no AFE number.');
    const draft = await button('Draft invoice');
    await waitFor(() => expect(draft.getAttribute('title')).toBe('Select only lines that can be billed.'));
  });

  it('says that everything is billed', async () => {
    showInvoicing({ address, lines: [] });
    expect(await screen.findByText('Everything is billed.')).toBeTruthy();
  });

  it('tells a failure with the way to try again', async () => {
    showInvoicing({ address, answers: { WorkInProgress: () => refusals('The database does not answer.') } });
    expect(await screen.findByText('The database does not answer.')).toBeTruthy();
  });
});

const anExport = {
  __typename: 'AccountingExport',
  id: 'e1',
  createdOn: '2026-11-22T17:00:00.000Z',
  createdBy: { __typename: 'Person', id: 'p1', fullName: 'Ingrid Voss' },
  fromDate: '2026-11-01',
  toDate: '2026-11-22',
  paymentCount: 2,
  paid: '1200.5',
  invoiceCount: 4,
  total: '1077.3',
  isRepeated: true,
  batch: 7,
  takenBackOn: null,
  takenBackBy: null,
  takenBackReason: null,
};

describe('accounting exports', () => {
  it('are remembered with their files', async () => {
    showInvoicing({
      address: 'accounting-exports',
      answers: { AccountingExports: () => ({ data: { exports: [anExport] } }) },
    });
    expect(await screen.findByText(/Again/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Excel' }).getAttribute('href')).toBe(
      '/api/accounting-exports/e1?format=xlsx',
    );
    expect(screen.getByRole('link', { name: 'QuickBooks' }).getAttribute('href')).toBe(
      '/api/accounting-exports/e1?format=iif',
    );
  });

  it('say how many invoices and payments went', async () => {
    showInvoicing({
      address: 'accounting-exports',
      answers: {
        AccountingExports: () => ({ data: { exports: [anExport] } }),
        CreateAccountingExport: () => ({ data: { made: { ...anExport, id: 'e2', invoiceCount: 1 } } }),
      },
    });
    const row = (await screen.findByText(/Batch 7/)).closest('tr');
    expect(row?.textContent).toContain('2$1,200.50');
    fireEvent.click(await button('Export'));
    await waitFor(() =>
      expect(takeToasts().map(({ message }) => message)).toContain('Exported: 1 invoice, 2 payments.'),
    );
  });

  it('say so below their days on a phone, which has no columns for it', async () => {
    onPhone();
    showInvoicing({
      address: 'accounting-exports',
      answers: { AccountingExports: () => ({ data: { exports: [anExport] } }) },
    });
    expect(await screen.findByText('4 invoices, 2 payments ($1,200.50)')).toBeTruthy();
  });

  it('are taken back with a reason, which is shown from then on', async () => {
    const takenBack = {
      ...{ takenBackOn: '2026-11-22T18:00:00.000Z', takenBackBy: anExport.createdBy },
      takenBackReason: 'Wrong month',
    };
    let isTakenBack = false;
    const current = () => (isTakenBack ? { ...anExport, ...takenBack } : anExport);
    const { variablesOf } = showInvoicing({
      address: 'accounting-exports',
      answers: {
        AccountingExports: () => ({ data: { exports: [current()] } }),
        TakeBackAccountingExport: () => {
          isTakenBack = true;
          return { data: { made: current() } };
        },
      },
    });
    expect(await screen.findByText(/Batch 7/)).toBeTruthy();
    fireEvent.click(await button('Take back batch 7'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Enter why it is taken back.');
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Wrong month' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText(/Taken back by Ingrid Voss .*: Wrong month/)).toBeTruthy();
    expect(variablesOf('TakeBackAccountingExport')).toEqual([{ id: 'e1', reason: 'Wrong month' }]);
    expect(screen.queryByRole('button', { name: 'Take back batch 7' })).toBeNull();
  });

  it('are only read by people who may only read', async () => {
    showInvoicing({
      address: 'accounting-exports',
      rights: { isReadOnly: true },
      answers: { AccountingExports: () => ({ data: { exports: [anExport] } }) },
    });
    expect(await screen.findByRole('link', { name: 'QuickBooks' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
  });

  it('say why nothing is exported', async () => {
    showInvoicing({
      address: 'accounting-exports',
      answers: {
        AccountingExports: () => ({ data: { exports: [] } }),
        CreateAccountingExport: () => refusals('No finalized invoice of these days is left to export.'),
      },
    });
    await screen.findByText('Nothing was exported yet.');
    fireEvent.click(await button('Export'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/left to export/);
  });
});
