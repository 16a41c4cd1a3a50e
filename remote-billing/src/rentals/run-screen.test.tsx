import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeForm, refusals, takeToasts } from 'shared-ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { aRent, aRun, runId, showRentals } from '../testing/show-rentals.tsx';

beforeEach(beforeForm);

const stopped = aRent(1, { oddities: ['stopped'], isPaid: false });
const missed = aRent(2, { oddities: ['missed'], isPaid: false, dueDate: '2030-03-10' });
const plain = aRent(3);
const rents = [stopped, missed, plain];

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const grid = async () => within(await screen.findByRole('grid', { name: 'Rents of this run' }));
const tick = async (text: string) => {
  const cell = (await (await grid()).findAllByText(text))[0];
  fireEvent.click(cell?.closest('tr')?.querySelector('[data-select]') ?? document.body);
};

describe('a run of rents', () => {
  it('shows what it pays, and what is odd with a filter for each', async () => {
    const { variablesOf } = showRentals({ rents });
    expect(await screen.findByText('Pays 1 rent, $2,400.00')).toBeTruthy();
    expect(await (await grid()).findByText('Fix first')).toBeTruthy();
    expect((await grid()).getByText('Your decision')).toBeTruthy();
    fireEvent.click(await button(/^Missed 1$/));
    await waitFor(() => expect(variablesOf('Rents').at(-1)).toMatchObject({ oddity: 'missed' }));
  });

  it('is approved after a question that says what it comes to', async () => {
    const approved = aRun({ status: 'APPROVED', number: 'R2031-0001', revision: 2, canApprove: false });
    const { variablesOf } = showRentals({
      rents,
      answers: { ApproveRents: () => ({ data: { run: approved } }) },
    });
    fireEvent.click(await button('Approve'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/1 rent of \$2,400.00 becomes payments/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(variablesOf('ApproveRents')).toEqual([{ id: runId, revision: 1 }]));
    await waitFor(() =>
      expect(takeToasts().map(({ message }) => message)).toContain('Run R2031-0001 is approved.'),
    );
  });

  it('is not approved by who prepared it, and says so on the button', async () => {
    showRentals({ rents, run: aRun({ canApprove: false }) });
    const approve = await button('Approve');
    expect(approve.hasAttribute('disabled')).toBe(true);
    expect(approve.getAttribute('title')).toMatch(/Owen Peters prepared this run/);
  });

  it('keeps the question open with the sentence of a refusal', async () => {
    const refusal = refusals('The rent of SL-3 is no longer what was looked through.');
    showRentals({ rents, answers: { ApproveRents: () => refusal } });
    fireEvent.click(await button('Approve'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText(/SL-3 is no longer/)).toBeTruthy();
  });

  it('pays a missed rent where somebody says why, and none that must be fixed first', async () => {
    const { variablesOf } = showRentals({ rents });
    await tick('SL-1');
    fireEvent.click(await button('Pay anyway'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await tick('SL-1');
    await tick('SL-2');
    fireEvent.click(await button('Pay anyway'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Pay anyway' }));
    expect(await dialog.findByText('Enter a reason.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Found in the file' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Pay anyway' }));
    await waitFor(() =>
      expect(variablesOf('DecideRents')).toEqual([
        { id: runId, revision: 1, ids: [missed.id], decision: 'Pay', reason: 'Found in the file' },
      ]),
    );
  });

  it('pays of the selected ones those that it may, and says how many stay', async () => {
    const { variablesOf } = showRentals({ rents });
    await tick('SL-1');
    await tick('SL-2');
    fireEvent.click(await button('Pay anyway'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/concerns 1 rent\..* 1 selected rent must be fixed first/)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Found in the file' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Pay anyway' }));
    await waitFor(() => expect(variablesOf('DecideRents')[0]).toMatchObject({ ids: [missed.id] }));
    await waitFor(async () => expect((await button('Pay anyway')).hasAttribute('disabled')).toBe(true));
  });

  it('has the schedule of a rent beside it: a stop is saved and the rents are found again', async () => {
    const { variablesOf } = showRentals({ rents });
    fireEvent.doubleClick(await (await grid()).findByText('SL-3'));
    const panel = within(await screen.findByRole('dialog', { name: 'SL-3' }));
    expect(await panel.findByText('This rent has no exceptions.')).toBeTruthy();
    fireEvent.change(await panel.findByLabelText('Payment hold'), { target: { value: 'Stop' } });
    const reason = panel.getByLabelText('Reason for the hold');
    fireEvent.change(reason, { target: { value: 'Gate left open' } });
    fireEvent.blur(reason);
    fireEvent.click(panel.getByRole('button', { name: 'Save schedule' }));
    await waitFor(() =>
      expect(variablesOf('UpdateRentSchedule')).toMatchObject([
        {
          input: {
            id: plain.agreement.id,
            revision: 4,
            hold: 'Stop',
            holdReason: 'Gate left open',
            intervalMonths: 12,
          },
        },
      ]),
    );
    await waitFor(() => expect(variablesOf('RefreshRents')).toEqual([{ id: runId, revision: 1 }]));
  });

  it('explains each oddity in the panel', async () => {
    showRentals({ rents });
    fireEvent.doubleClick(await (await grid()).findByText('SL-1'));
    const panel = within(await screen.findByRole('dialog', { name: 'SL-1' }));
    expect(await panel.findByText(/Payments are stopped/)).toBeTruthy();
    expect(panel.getByRole('link', { name: 'Landowners of the agreement' }).getAttribute('href')).toBe(
      `/surface-project/${stopped.agreement.projectFileId}/agreements/${stopped.agreement.id}/landowners`,
    );
  });

  it('sends its payments after a question, and has their files', async () => {
    const approved = aRun({ status: 'APPROVED', number: 'R2031-0001', canApprove: false, unsentCount: 1 });
    const sending = {
      ...{ __typename: 'RentSending' as const, id: 'e900', sequence: 1, sentOn: '2031-03-05T16:00:00Z' },
      ...{ sentBy: { __typename: 'Person' as const, id: 'e201', fullName: 'Owen Peters' } },
      ...{ paymentCount: 1, total: '2400' },
    };
    const sent = { ...approved, revision: 2, unsentCount: 0, sentCount: 1, sendings: [sending] };
    let shown = approved;
    const { variablesOf } = showRentals({
      rents,
      run: approved,
      answers: {
        RentRun: () => ({ data: { run: shown, oddities: [] } }),
        SendRents: () => {
          shown = sent;
          return { data: { run: sent } };
        },
      },
    });
    fireEvent.click(await button('Send payments'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/1 payment is marked as sent today/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('checkbox', { name: /One payment for each payee/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Send payments' }));
    await waitFor(() =>
      expect(variablesOf('SendRents')).toEqual([{ id: runId, revision: 1, isByPayee: true }]),
    );
    const files = within(await screen.findByRole('table', { name: 'Files of this run' }));
    expect(files.getByText('R2031-0001-1')).toBeTruthy();
    expect(files.getByRole('link', { name: 'CSV' }).getAttribute('href')).toMatch(/rent-files\/e900$/);
    expect(files.getByRole('button', { name: 'Generate from R2031-0001-1' })).toBeTruthy();
    expect((await button('Take back')).getAttribute('title')).toMatch(/went out already/);
    expect((await button('Send payments')).getAttribute('title')).toMatch(/went out already/);
  });

  it('says before payments are sent whose details changed since the approval', async () => {
    const approved = aRun({ status: 'APPROVED', unsentCount: 2, movedPayees: ['Doe, John', 'Roe Farms'] });
    showRentals({ rents, run: approved });
    const notice = /changed of: Doe, John; Roe Farms\./;
    expect(await screen.findByText(notice)).toBeTruthy();
    fireEvent.click(await button('Send payments'));
    expect(within(await screen.findByRole('dialog')).getByText(notice)).toBeTruthy();
  });

  it('says before payments are sent who is no longer a landowner of the agreement', async () => {
    const approved = aRun({ status: 'APPROVED', unsentCount: 2, formerPayees: ['Doe, John', 'Roe Farms'] });
    showRentals({ rents, run: approved });
    const notice = /No longer landowners of their agreement: Doe, John; Roe Farms\./;
    expect(await screen.findByText(notice)).toBeTruthy();
    fireEvent.click(await button('Send payments'));
    expect(within(await screen.findByRole('dialog')).getByText(notice)).toBeTruthy();
  });

  it('shows of a rent that was paid in part what is paid and what is left', async () => {
    const part = aRent(4, { oddities: ['paidInPart'], isPaid: false, paidByHand: '1000.5' });
    showRentals({ rents: [part, plain] });
    const list = await grid();
    expect(await list.findByText('Paid in part · $1,399.50 left to pay')).toBeTruthy();
    expect(list.getAllByText(/left to pay/)).toHaveLength(1);
    fireEvent.doubleClick(list.getByText('SL-4'));
    const panel = within(await screen.findByRole('dialog', { name: 'SL-4' }));
    expect(await panel.findByText(/\$1,000\.50 entered as paid · \$1,399\.50 left to pay/)).toBeTruthy();
    expect(panel.getAllByText('$2,400.00').length).toBeGreaterThan(0);
  });

  it('says who was paid the last time, where other people are paid now', async () => {
    const rent = { ...plain, oddities: ['payeeChanged' as const], paidBefore: ['Doe, John', 'Roe Farms'] };
    showRentals({ rents: [rent as typeof plain] });
    fireEvent.doubleClick(await (await grid()).findByText(plain.agreement.called));
    expect(await screen.findByText(/Paid the last time: Doe, John; Roe Farms\./)).toBeTruthy();
  });

  it('says what a payee was called and where it was at the last rent, with the way to the associate', async () => {
    const [share] = plain.shares;
    const before = { goesTo: 'Doe · 9 New Street, Olds', wentTo: 'Doe · 1 Old Street, Edson' };
    const rent = { ...plain, oddities: ['payeeMoved' as const], shares: [{ ...share, ...before }] };
    showRentals({ rents: [rent as typeof plain] });
    fireEvent.doubleClick(await (await grid()).findByText(plain.agreement.called));
    const link = await screen.findByRole('link', {
      name: /before Doe · 1 Old Street, Edson, now Doe · 9 New/,
    });
    expect(link.getAttribute('href')).toBe(`/business-associate/${share?.payee?.id}`);
    expect(screen.getByText(/call them by a number that you had before/)).toBeTruthy();
  });

  it('names the tax of a share', async () => {
    const [share] = plain.shares;
    const taxed = { ...plain, shares: [{ ...share, gstAmount: '312', gstTax: 'HST' }] };
    showRentals({ rents: [taxed as typeof plain] });
    fireEvent.doubleClick(await (await grid()).findByText(plain.agreement.called));
    expect(await screen.findByText(/with HST of \$312\.00/)).toBeTruthy();
  });

  it('is only read by who may only read', async () => {
    showRentals({ rents, run: aRun({ canEdit: false, canApprove: false }) });
    await grid();
    expect(screen.queryByRole('button', { name: /Approve|Leave out|Take back/ })).toBeNull();
  });
});
