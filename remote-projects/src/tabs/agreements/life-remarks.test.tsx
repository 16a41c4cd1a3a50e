import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fillIn } from 'shared-ui/testing';
import { describe, expect, it } from 'vitest';
import { anAgreement } from '../../testing/made-up-agreements.ts';
import {
  area,
  forAgreementRecords,
  openAgreement,
  press,
  save,
  uuid,
} from '../../testing/show-agreement.tsx';

forAgreementRecords();

const blank = {
  ...{ previousExpiryDate: null, newExpiryDate: null, assignor: null, assignee: null, details: null },
  ...{ previousArea: null, surrenderedArea: null, registrationNumber: null, registeredDate: null },
};
const lifeSteps = [
  {
    ...{ ...blank, id: uuid(701), sequence: 1, kind: 'Renewal' as const, date: '2026-10-01' },
    ...{ previousExpiryDate: '2026-12-31', newExpiryDate: '2031-12-31' },
  },
  {
    ...{ ...blank, id: uuid(702), sequence: 2, kind: 'PartialSurrender' as const, date: '2026-11-01' },
    ...{ previousArea: '3', surrenderedArea: '1' },
  },
];

// The agreement has 2 ha, as the surrender left it.
const openRenewed = (expiryDate: string) =>
  openAgreement({ agreement: { lifeSteps, dates: { ...anAgreement().dates, expiryDate } } });
const said = () =>
  screen.queryAllByText(/^(With the next save|The (expiry|gross))/).map((one) => one.textContent);
const steps = () => area('Amendments and renewals');
const removeStep = async (name: string) => {
  const row = steps()
    .getAllByText(name)
    .flatMap((one) => one.closest('tr') ?? [])[0];
  fireEvent.click(row?.querySelector('[data-select]') as Element);
  await press('Remove: Amendments and renewals');
};

describe('a renewal or surrender that is corrected or removed', () => {
  it('says what the save makes of the expiry date and the area', async () => {
    const { sent } = await openRenewed('2031-12-31');
    expect(said()).toEqual([]);
    fireEvent.doubleClick(steps().getByText('Partial surrender'));
    const step = within(await screen.findByRole('region', { name: /: Partial surrender$/ }));
    fillIn('Surrendered area', '0.5', step);
    await waitFor(() =>
      expect(said()).toEqual(['With the next save the gross area is 2.5, as these surrenders leave it.']),
    );
    await removeStep('Renewal');
    await waitFor(() =>
      expect(said()).toEqual([
        'With the next save the expiry date is Dec-31-2026, as these amendments and renewals leave it.',
        'With the next save the gross area is 2.5, as these surrenders leave it.',
      ]),
    );
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('says what stays where somebody changed it since', async () => {
    await openRenewed('2040-01-01');
    await removeStep('Renewal');
    await waitFor(() =>
      expect(said()).toEqual([
        'The expiry date was changed by hand and stays: Jan-01-2040. These amendments and renewals would make it Dec-31-2026.',
      ]),
    );
  });
});

it('offers to set the expiry date to what the last step says, and not to what an earlier one said', async () => {
  const earlier = {
    ...{ ...blank, id: uuid(703), sequence: 3, kind: 'Amendment' as const, date: '2016-10-01' },
    newExpiryDate: '2026-12-31',
  };
  await openAgreement({
    agreement: {
      lifeSteps: [...lifeSteps, earlier],
      dates: { ...anAgreement().dates, expiryDate: '2030-01-01' },
    },
  });
  const offered = async (kind: string) => {
    fireEvent.doubleClick(steps().getAllByText(kind)[0] as Element);
    const step = within(await screen.findByRole('region', { name: new RegExp(`: ${kind}$`) }));
    return step.queryAllByRole('button', { name: /^Set the expiry date/ }).map((one) => one.textContent);
  };
  expect(await offered('Amendment')).toEqual([]);
  expect(await offered('Renewal')).toEqual(['Set the expiry date to Dec-31-2031']);
});
