import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { reportTypes } from 'shared-contracts/forms';
import type { Answers } from 'shared-ui/testing';
import { beforeForm } from 'shared-ui/testing';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { asAnswered, threeLines } from '../testing/made-up-agreements.ts';
import { aProject, projectId } from '../testing/made-up-projects.ts';
import { showProject } from '../testing/show-project.tsx';

beforeAll(() => import('../tabs/agreements/agreements-tab.tsx'));

beforeEach(beforeForm);

const documentId = '00000000-0000-4000-8000-00000000d0c1';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** Answers the calls of reports, and records them; progress messages come in turn. */
function standInReports(states: readonly object[], refused?: object) {
  const calls: Call[] = [];
  let look = 0;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    if (address.includes('reports/run') || address.includes('documents/'))
      calls.push({ method, path: address, body: JSON.parse(String(body ?? '{}')) });
    if (address.includes('reports/run'))
      return refused ? Response.json(refused, { status: 403 }) : Response.json({ result: documentId });
    if (address.includes('documents/') && method === 'DELETE')
      return Response.json({ result: { done: true } });
    if (address.includes('documents/')) {
      const state = states[Math.min(look, states.length - 1)];
      look += 1;
      const usual = {
        id: documentId,
        done: 0,
        total: 0,
        message: null,
        fileName: 'List.pdf',
        outputFormat: 'PDF',
      };
      return Response.json({ result: { ...usual, ...state } });
    }
    return Response.json({ result: [] });
  });
  return calls;
}

/** The agreements of a project, with the menu Generate open. */
async function show(project = aProject(), answers: Answers = {}) {
  const view = showProject({
    address: `${projectId}/agreements`,
    project,
    answers: {
      ...answers,
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
  return view;
}

async function openLineList() {
  fireEvent.click(screen.getByRole('button', { name: 'Generate' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Line list', hidden: true }));
  return within(await screen.findByRole('dialog'));
}

const run = (dialog: ReturnType<typeof within>) =>
  act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Run' })));

it('runs the line list of all agreements as PDF, opens it beside the form and keeps the options for the next time', async () => {
  const calls = standInReports([{ state: 'Reading', done: 250 }, { state: 'Done' }]);
  const open = vi.fn(() => window);
  vi.stubGlobal('open', open);
  await show();
  const dialog = await openLineList();
  expect(screen.getByText('Agreements Line List Report')).toBeTruthy();
  expect((dialog.getByLabelText('Output Format') as HTMLSelectElement).value).toBe('PDF');
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Show contact' }));
  await run(dialog);
  expect(await dialog.findByText('Reading: 250 rows')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls[0]?.body).toMatchObject({
    reportId: reportTypes.agreementsLineList.id,
    dataSource: { ids: [], parentId: projectId },
    options: { outputFormat: 'PDF', showContact: true },
  });
  expect(open).toHaveBeenCalledWith(`/api/documents/${documentId}`, '_blank', expect.any(String));
  const again = await openLineList();
  expect((again.getByRole('checkbox', { name: 'Show contact' }) as HTMLInputElement).checked).toBe(true);
});

const template = {
  __typename: 'ReportTemplate',
  id: '00000000-0000-4000-8000-0000000000e1',
  name: 'Offer letter',
};

it('makes documents from a template that is chosen, for whom and as what is said, and files them', async () => {
  const calls = standInReports([{ state: 'Done', fileName: 'Offer letter.zip' }]);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await show(aProject(), { PickDocumentTemplates: () => ({ data: { options: [template] } }) });
  fireEvent.click(screen.getByRole('button', { name: 'Generate' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Document from Template', hidden: true }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(screen.getByText('Generate Document From Template')).toBeTruthy();
  const runButton = dialog.getByRole('button', { name: 'Run' });
  expect(runButton.hasAttribute('disabled')).toBe(true);
  const picker = dialog.getByLabelText(/Document Template/);
  fireEvent.click(picker);
  fireEvent.blur(picker);
  // The same reason is shown above the button.
  await dialog.findByRole('combobox', { description: 'Document template is required', hidden: true });
  expect(dialog.getAllByText('Document template is required')).toHaveLength(2);
  fireEvent.click(picker);
  fireEvent.click(await screen.findByRole('option', { name: /Offer letter/, hidden: true }));
  fireEvent.change(dialog.getByLabelText('Letters to'), { target: { value: 'Landowners' } });
  fireEvent.change(dialog.getByLabelText('Delivery'), { target: { value: 'MultipleDocuments' } });
  await waitFor(() => expect(runButton.hasAttribute('disabled')).toBe(false));
  await run(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls[0]?.body).toMatchObject({
    reportId: reportTypes.agreementDocument.id,
    dataSource: { ids: [], parentId: projectId },
    options: {
      reportTemplate: { id: template.id },
      outputFormat: 'PDF',
      recipients: 'Landowners',
      deliveryType: 'MultipleDocuments',
      datasetType: 'All',
      isFiled: true,
      allowsMissing: false,
    },
  });
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
});

it('says what the API refused, and stays open', async () => {
  standInReports([], { message: 'You need the right to edit this project.' });
  await show();
  const dialog = await openLineList();
  await run(dialog);
  expect(await dialog.findByText('Report Error: You need the right to edit this project.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Run' }).hasAttribute('disabled')).toBe(false);
});

it('says why a report failed while it was made', async () => {
  standInReports([{ state: 'Failed', message: 'The report took too long.' }]);
  await show();
  const dialog = await openLineList();
  await run(dialog);
  expect(await dialog.findByText('Report Error: The report took too long.')).toBeTruthy();
});

it('leads from each value that an agreement lacks to its field', async () => {
  const [first, second] = threeLines;
  const at = (line: typeof first, rest: string) =>
    `surface-project/${projectId}/agreements/${line?.id}/details?field=${rest}`;
  const missing = [
    {
      name: 'SL-1',
      values: [
        { label: 'Reference number', path: at(first, 'referenceNumber') },
        { label: 'Term', path: at(first, 'term') },
      ],
    },
    {
      name: 'SL-2',
      values: [
        { label: 'Share', path: null },
        { label: 'Term', path: at(second, 'term') },
      ],
    },
  ];
  standInReports([{ state: 'Failed', message: 'Values are missing.', missing }]);
  const { place } = await show();
  const dialog = await openLineList();
  await run(dialog);
  const records = within(await dialog.findByRole('list', { name: 'Values to fill in' }));
  expect(records.getByText('SL-2').closest('li')?.textContent).toBe('SL-2ShareTerm');
  expect(records.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...[`/${at(first, 'referenceNumber')}`, `/${at(first, 'term')}`, `/${at(second, 'term')}`],
  ]);
  fireEvent.click(records.getByRole('link', { name: 'Reference number' }));
  await waitFor(() => expect(place()).toBe(`/${at(first, 'referenceNumber')}`));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('gives up in the API what is cancelled while it runs', async () => {
  const calls = standInReports([{ state: 'Waiting' }]);
  await show();
  const dialog = await openLineList();
  await run(dialog);
  await dialog.findByText('Waiting for its turn …');
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Cancel' })));
  await waitFor(() => expect(calls.at(-1)?.method).toBe('DELETE'));
  expect(calls.at(-1)?.path).toContain(documentId);
});

it('asks for changes to be saved first', async () => {
  const calls = standInReports([]);
  showProject({ address: 'new/agreements' });
  await screen.findByRole('button', { name: 'Generate' });
  fireEvent.click(screen.getByRole('button', { name: 'Generate' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Line list', hidden: true }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(screen.getByText('Unsaved Changes')).toBeTruthy();
  expect(dialog.getByText('Save changes before generating a document.')).toBeTruthy();
  const [, close] = dialog.getAllByRole('button', { name: 'Close' });
  fireEvent.click(close ?? document.body);
  await waitFor(() => expect(screen.queryByText('Unsaved Changes')).toBeNull());
  expect(calls).toEqual([]);
});

it('is not offered to who may not edit the project', async () => {
  standInReports([]);
  await show(aProject({ canEdit: false }));
  expect(screen.queryByRole('button', { name: 'Generate' })).toBeNull();
});
