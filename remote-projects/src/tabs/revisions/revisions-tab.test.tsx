import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeForm, fillIn, saveButton, slideIn } from 'shared-ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { projectId } from '../../testing/made-up-projects.ts';
import { showProject } from '../../testing/show-project.tsx';

beforeEach(beforeForm);

const address = `${projectId}/revisions`;
const kept = {
  __typename: 'ProjectRevision',
  id: 'v1',
  revision: 2,
  sequence: 1,
  date: '2026-03-09',
  details: 'Moved east of the creek',
};

describe('the revisions of a project', () => {
  it('are listed with their day', async () => {
    showProject({ address, revisions: [kept] });
    const row = (await screen.findByText('Moved east of the creek')).closest('tr');
    expect(row?.textContent).toContain('Mar-09-2026');
  });

  it('need a day that is one, and begin today', async () => {
    const { sent } = showProject({ address });
    fireEvent.click(await screen.findByRole('button', { name: 'New' }));
    const page = await slideIn();
    const day = page.getByLabelText(/^Date/) as HTMLInputElement;
    expect(day.value).toMatch(/^\d{4}-\d\d-\d\d$/);
    fillIn('Date', '2026-13-40', page);
    expect(await page.findByText(/Invalid date/)).toBeTruthy();
    fillIn('Date', '2026-03-10', page);
    fillIn('What changed', 'Wider access', page);
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.['revisions']).toMatchObject([{ date: '2026-03-10', details: 'Wider access' }]);
  });
});
