import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fillIn, layOut, pickFrom, slideIn } from 'shared-ui/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectId } from '../../testing/made-up-projects.ts';
import { aLog, anEngagement } from '../../testing/made-up-rows.ts';
import { showProject } from '../../testing/show-project.tsx';

// Fetched before the first test looks for it, as by somebody who is on the way there.
beforeAll(() => import('./indigenous-tab.tsx'));

beforeEach(() => layOut(900));

const engagement = anEngagement();
const logs = [aLog(), aLog({ id: 'l2', isSuccessful: false, date: '2026-11-10', comments: 'No answer.' })];
const halfway = {
  __typename: 'Band',
  id: '00000000-0000-4000-8000-000000000199',
  name: 'Halfway River',
  isActive: true,
};

const show = (address = `${projectId}/indigenous`) =>
  showProject({
    address,
    answers: {
      ProjectEngagements: () => ({
        data: {
          indigenousEngagements: { __typename: 'IndigenousEngagementConnection', nodes: [engagement] },
        },
      }),
      EngagementLogs: () => ({
        data: { engagement: { __typename: 'IndigenousEngagement', id: engagement.id, logs } },
      }),
      OneRecipient: () => ({ data: { recipient: null } }),
      Documents: () => ({ data: { documents: [] } }),
      PickBands: () => ({ data: { options: [{ ...engagement.band, isActive: true }, halfway] } }),
      PickIndigenousRepresentatives: () => ({ data: { options: [] } }),
    },
  });

const save = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true });

describe('indigenous engagement', () => {
  it('says how often and when each community was in contact', async () => {
    show();
    await screen.findByText('Horse Lake First Nation');
    const row = screen.getByText('Horse Lake First Nation').closest('tr')?.textContent;
    expect(row).toContain('Nov-10-2026');
    expect(row).toContain('2');
  });

  it('begins with a community that is not engaged yet, and its contacts go along in the same save', async () => {
    const { sent } = show();
    await screen.findByText('Horse Lake First Nation');
    fireEvent.click(screen.getByRole('button', { name: 'New' }));
    const page = await slideIn();
    fireEvent.click(await page.findByRole('combobox', { name: /^Band/ }));
    const offered = await screen.findAllByRole('option', { hidden: true });
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Halfway River']);
    await pickFrom('Band', 'Halfway River', page);
    fireEvent.click(page.getByRole('link', { name: /^Record of contact/ }));
    fireEvent.click(await page.findByRole('button', { name: 'Log an attempt' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const { indigenousEngagements, indigenousLogs } = sent()[0] as {
      readonly indigenousEngagements: readonly { readonly id: string }[];
      readonly indigenousLogs: readonly object[];
    };
    expect(indigenousEngagements).toMatchObject([{ revision: null, band: { id: halfway.id } }]);
    expect(indigenousLogs).toMatchObject([
      { revision: null, indigenousEngagementId: indigenousEngagements[0]?.id, isSuccessful: false },
    ]);
  });

  it('keeps attempts that reached nobody apart in the record of contact', async () => {
    show(`${projectId}/indigenous/${engagement.id}/logs`);
    const attempt = (await screen.findByText('No answer.')).closest('tr');
    expect(attempt?.textContent).toContain('Not reached');
    expect(screen.getByText('Sent the map.').closest('tr')?.querySelector('[data-reached]')).not.toBeNull();
  });

  it('sends the change of a contact with the engagement that it stands below', async () => {
    const { sent } = show(`${projectId}/indigenous/${engagement.id}/logs/${aLog().id}/details`);
    await screen.findByRole('textbox', { name: 'Comments' });
    fillIn('Comments', 'Sent the map again.');
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.['indigenousLogs']).toMatchObject([
      {
        id: aLog().id,
        revision: 1,
        indigenousEngagementId: engagement.id,
        comments: 'Sent the map again.',
        methodOfContact: { id: aLog().methodOfContact?.id },
      },
    ]);
  });
});
