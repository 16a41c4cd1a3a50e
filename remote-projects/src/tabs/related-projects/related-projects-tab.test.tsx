import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeForm, fillIn, saveButton, slideIn } from 'shared-ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { projectId } from '../../testing/made-up-projects.ts';
import { showProject } from '../../testing/show-project.tsx';

beforeEach(beforeForm);

const numbers = {
  operatorProjectNumber: 'NFE-7',
  operatorReference: null,
  brokerProjectNumber: null,
  brokerReference: null,
  projectType: null,
};

describe('the related projects', () => {
  it('stand with their links in both directions', async () => {
    showProject({
      address: `${projectId}/related-projects`,
      relatedProjects: [
        {
          __typename: 'RelatedProject',
          id: 'r1',
          revision: 1,
          sequence: 1,
          ...numbers,
          relatedProject: { __typename: 'SurfaceProject', id: 'p7', description: 'Jedney lateral' },
        },
      ],
      relatedFrom: [
        {
          __typename: 'RelatedProject',
          id: 'r2',
          project: {
            __typename: 'SurfaceProject',
            id: 'p8',
            description: 'Buick Creek pad',
            isArchived: true,
            ...numbers,
          },
        },
      ],
    });
    const link = await screen.findByRole('link', { name: 'Jedney lateral' });
    expect(link.getAttribute('href')).toBe('/surface-project/p7/details');
    const from = within(screen.getByRole('region', { name: 'Named as related by' }));
    expect(from.getByRole('link', { name: 'Buick Creek pad' }).getAttribute('href')).toBe(
      '/surface-project/p8/details',
    );
    expect(from.getByText(/Archived/)).toBeTruthy();
    // One line of what there is: an empty number has no place of its own.
    expect(from.getByRole('listitem').textContent).toBe('Buick Creek pad (Archived)Operator NFE-7');
  });

  it('are named by a number of another company where they are kept elsewhere', async () => {
    const { sent } = showProject({ address: `${projectId}/related-projects` });
    fireEvent.click(await screen.findByRole('button', { name: 'New' }));
    const page = await slideIn();
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    expect(await page.findByText('Choose a project, or type a number of one.')).toBeTruthy();
    fillIn('Operator reference', 'ZX-1', page);
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.['relatedProjects']).toMatchObject([
      { operatorReference: 'ZX-1', relatedProject: null },
    ]);
  });
});
