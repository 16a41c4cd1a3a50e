import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAssociate } from '../testing/made-up-associates.ts';
import { fillIn, showAssociate } from '../testing/show-associate.tsx';

const neil = { ...anAssociate(), fullAddress: 'Box 12, Edson' };
const alike = {
  __typename: 'LookAlike',
  businessAssociate: neil,
  evidence: [
    {
      __typename: 'LookAlikeEvidence',
      kind: 'Phone',
      text: '(780) 555-1234',
      path: `business-associate/${neil.id}/contacts?contactId=c1`,
    },
  ],
};

describe('a new associate that is typed', () => {
  const show = () =>
    showAssociate({
      address: 'new/details',
      answers: {
        BusinessAssociateLookAlikes: () => ({ data: { lookAlikes: [alike] } }),
        RememberNotDuplicate: ({ id, otherId }) => ({ data: { rememberNotDuplicate: [id, otherId] } }),
      },
    });

  it('is told whom it looks like, why, and the way there', async () => {
    const { requests } = show();
    await screen.findByLabelText(/^Name \*$/);
    fillIn('Phone', '780 555 1234');
    const notice = within(
      await screen.findByRole('status', { name: 'Possible duplicates of this associate' }),
    );
    expect(notice.getByRole('link', { name: 'Neil Farms' }).getAttribute('href')).toBe(
      `/business-associate/${neil.id}/details`,
    );
    expect(notice.getByText(/Same phone:/)).toBeTruthy();
    expect(notice.getByRole('link', { name: '(780) 555-1234' })).toBeTruthy();
    const questions = requests.filter(({ operation }) => operation === 'BusinessAssociateLookAlikes');
    expect(questions).toHaveLength(1);
    expect(questions[0]?.variables['input']).toMatchObject({ phoneNumber: '7805551234', name: null });
  });

  it('is said not to be that one, which is remembered', async () => {
    const { requests } = show();
    await screen.findByLabelText(/^Name \*$/);
    fillIn('Name', 'Neil Farm');
    fireEvent.click(await screen.findByRole('button', { name: 'Neil Farms is not a duplicate' }));
    await waitFor(() => expect(screen.queryByText(/Looks like/)).toBeNull());
    const remembered = requests.find(({ operation }) => operation === 'RememberNotDuplicate')?.variables;
    expect(remembered).toMatchObject({ otherId: neil.id });
  });

  it('asks nothing before something is typed, nor of one that is stored', async () => {
    const { requests } = showAssociate();
    await screen.findByLabelText(/^Name \*$/);
    fillIn('Name', 'Neil Farm');
    fillIn('Phone', '7805551234');
    await screen.findByRole('button', { name: '1 change' });
    expect(requests.some(({ operation }) => operation === 'BusinessAssociateLookAlikes')).toBe(false);
  });
});
