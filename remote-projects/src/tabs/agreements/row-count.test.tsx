import { screen } from '@testing-library/react';
import { beforeForm } from 'shared-ui/testing';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { asAnswered, threeLines } from '../../testing/made-up-agreements.ts';
import { aProject, projectId } from '../../testing/made-up-projects.ts';
import { showProject } from '../../testing/show-project.tsx';

beforeAll(() => import('./agreements-tab.tsx'));

beforeEach(beforeForm);

it('says how many agreements there are once they came, and never that there are none meanwhile', async () => {
  const seen = new Set<string | null>();
  const observer = new MutationObserver(() => {
    for (const status of document.querySelectorAll('[role="status"]')) seen.add(status.textContent);
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  showProject({
    address: `${projectId}/agreements`,
    project: aProject(),
    answers: {
      ProjectAgreements: () => ({
        data: {
          agreements: {
            __typename: 'AgreementConnection',
            nodes: asAnswered(threeLines),
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
    },
  });
  await screen.findByText('SL-1');
  observer.disconnect();
  expect(screen.getByText('3 rows')).toBeTruthy();
  expect(seen).not.toContain('0 rows');
});
