import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { addTexts } from 'shared-ui';
import { type Answer, aUser, beforeForm, refusals, renderInShell, standInApi } from 'shared-ui/testing';
import { Provider } from 'urql';
import { beforeEach, expect, it } from 'vitest';
import { adminStale } from '../admin-stale.ts';
import { en } from '../texts/en/area.ts';
import { ReportTemplateScreen } from './report-template-screen.tsx';

beforeEach(beforeForm);

const id = '00000000-0000-4000-8000-000000000051';
const fileOf = (name: string, sequence: number) => ({
  ...{ __typename: 'TemplateFile', id: `00000000-0000-4000-8000-00000000006${sequence}`, name, sequence },
  ...{ uploadedDate: '2026-11-02T16:00:00Z', isUserOwned: true },
});
const files = [fileOf('Offer.docx', 1), fileOf('Notice.docx', 2)];
const template = (templateFiles: readonly object[]) => ({
  ...{ __typename: 'ReportTemplate', id, revision: 2, name: 'Letters', isActive: true, canEdit: true },
  reportType: { __typename: 'ReportType', id: '00000000-0000-4000-8000-000000000052', name: 'Agreement' },
  templateFiles,
});

const listed = () =>
  files
    .map(({ name }) => name)
    .filter((name) => [...document.querySelectorAll('tr')].some((row) => row.textContent.includes(name)));

const pressDelete = () => {
  const buttons = [...document.querySelectorAll('button')];
  fireEvent.click(buttons.findLast(({ textContent }) => textContent === 'Delete') ?? document.body);
};

/** Deletes the second file; `answer` is what comes of it, `isDone` whether it goes. Returns what the page says. */
async function deleteNotice(answer: () => Answer, isDone: boolean): Promise<string> {
  let isGone = false;
  const { client } = standInApi(
    {
      ReportTemplate: () => ({ data: { record: template(isGone ? files.slice(0, 1) : files) } }),
      DeleteTemplateFiles: () => {
        isGone = isDone;
        return answer();
      },
    },
    adminStale,
  );
  const { i18n } = renderInShell(
    <Provider value={client}>
      <ReportTemplateScreen />
    </Provider>,
    {
      path: '/templates/document/:id/*',
      address: `/templates/document/${id}/details`,
      user: aUser({ isSystemAdministrator: true }),
    },
  );
  act(() => addTexts(i18n, 'admin', 'en', en));
  const row = (await screen.findByText('Notice.docx')).closest('tr');
  fireEvent.click(row?.querySelector('[data-select]') ?? document.body);
  pressDelete();
  await screen.findByText(/Do you want to delete/);
  await act(async () => pressDelete());
  await act(async () => {});
  return document.body.textContent;
}

it('takes a file away also where only the answer to its deletion is lost', async () => {
  const page = await deleteNotice(() => {
    throw new TypeError('Failed to fetch');
  }, true);
  expect(page).not.toContain('could not be reached');
  await waitFor(() => expect(listed()).toEqual(['Offer.docx']));
});

it('keeps a file that the server keeps, and says why', async () => {
  const page = await deleteNotice(() => refusals('It is used by a letter.'), false);
  expect(page).toContain('It is used by a letter.');
  expect(listed()).toEqual(['Offer.docx', 'Notice.docx']);
});
