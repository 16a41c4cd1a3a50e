import { screen, within } from '@testing-library/react';
import { refusals } from 'shared-ui/testing';
import { describe, expect, it } from 'vitest';
import { anAssociate } from '../testing/made-up-associates.ts';
import { showAssociate } from '../testing/show-associate.tsx';

const { id } = anAssociate();
const project = { __typename: 'SurfaceProject', id: 'p1', description: 'Jedney' };
const nothing = { agreements: [], titles: [], requests: [], stakeholders: [], tasks: [] };

const show = (related: object) =>
  showAssociate({
    address: `${id}/related`,
    answers: {
      AssociateRelated: () => ({
        data: { associate: { __typename: 'BusinessAssociate', id, ...nothing, ...related } },
      }),
    },
  });

describe('what an associate takes part in', () => {
  it('is told kind by kind, each record with the way there', async () => {
    show({
      agreements: [
        {
          __typename: 'Agreement',
          id: 'a1',
          projectFileId: 'p1',
          called: 'SL-7',
          agreementNumber: 'SL-7',
          name: 'Neil Farms',
          agreementType: { __typename: 'AgreementType', id: 't1', code: 'Surface lease' },
          project,
        },
      ],
      titles: [
        {
          __typename: 'Title',
          id: 't2',
          number: '182 001 445',
          status: 'Active',
          registeredDate: '2018-03-09',
          parcel: { __typename: 'Parcel', id: 'l1', formattedLegalDescription: 'NW-36-042-03-W5M' },
        },
      ],
    });
    const agreements = within(await screen.findByRole('region', { name: 'Agreements' }));
    expect(agreements.getByRole('link', { name: 'SL-7' }).getAttribute('href')).toBe(
      '/surface-project/p1/agreements/a1/details',
    );
    const titles = within(screen.getByRole('region', { name: 'Titles' }));
    expect(titles.getByRole('link', { name: '182 001 445' }).getAttribute('href')).toBe(
      '/parcel/l1/titles/t2',
    );
    expect(titles.getByText('Mar-09-2018')).toBeTruthy();
    expect(titles.getByText(/As recorded here/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Requests' })).toBeNull();
  });

  it('is said to be nothing where that is so', async () => {
    show({});
    expect(await screen.findByText(/names this associate yet/)).toBeTruthy();
  });

  it('says why it could not be read', async () => {
    showAssociate({
      address: `${id}/related`,
      answers: { AssociateRelated: () => refusals('The register is closed.') },
    });
    expect(await screen.findByText('The register is closed.')).toBeTruthy();
  });
});
