import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReportDialogName, reportDialog, reportDialogs, reportTextsIn } from 'shared-contracts/reports';
import { gql, Provider } from 'urql';
import { describe, expect, it, vi } from 'vitest';
import type { Picklist } from '../picklists/picklist.ts';
import { addPicklists } from '../picklists/picklist-registry.ts';
import { onPhone } from '../testing/on-phone.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { standInApi } from '../testing/stand-in-api.ts';
import { MakingDialog } from './making-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';

const templates: Picklist = {
  document: gql`query Templates { options: templates { id name } }`,
  columns: [{ path: 'name', share: 1 }],
  named: ['name'],
  page: 100,
};

const names = Object.keys(reportDialogs) as ReportDialogName[];
const pixelsOfRem = 16;

/** Opens a dialog and finds it by its title: finding its role among all of its fields takes long. */
async function show(dialog: ReportDialogName): Promise<HTMLElement> {
  const [report = 'projectSummary'] = reportDialog(dialog).reports;
  renderInShell(
    <Provider value={standInApi({}).client}>
      <ReportDialog report={report} source={{ ids: [], parentId: null }} onClose={() => {}} />
    </Provider>,
  );
  const title = await screen.findByText(reportTextsIn('en').dialogs[dialog], { selector: 'h2' });
  return title.closest<HTMLElement>('[role="dialog"]') ?? title;
}

/** The element of a dialog that sets its width. */
const sizedBy = (dialog: HTMLElement): HTMLElement | null => dialog.closest('[style*="--modal-size"]');

describe('the dialogs of reports', () => {
  it.each(names)('%s is as wide as it is said, and F1 opens the help on reports', async (name) => {
    const behind = vi.fn();
    window.addEventListener('keydown', behind);
    const replace = vi.fn();
    vi.stubGlobal('open', () => ({ location: { replace }, close: () => {} }));
    vi.stubGlobal('fetch', async (address: string | URL) =>
      Response.json({ result: { url: `/help${new URL(address, 'http://localhost').search}` } }),
    );
    const dialog = await show(name);
    const sized = sizedBy(dialog);
    expect(sized?.style.getPropertyValue('--modal-size')).toBe(
      `calc(${reportDialog(name).width / pixelsOfRem}rem * var(--mantine-scale))`,
    );
    expect(dialog.closest('[data-full-screen]')).toBeNull();
    await act(async () => fireEvent.keyDown(dialog, { key: 'F1' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/help?type=reports'));
    window.removeEventListener('keydown', behind);
    // The key does not reach the form that opened the dialog.
    expect(behind).not.toHaveBeenCalled();
  });

  it.each([
    ['of the record that it is of', 'agreementsLineList', 'row-7', 0],
    ['of an invoice in the list of invoices', 'invoice', null, 0],
    ['of the cheques of a file of payments', 'chequeRequisitions', null, 0],
    ['of a row that is selected in its parent', 'agreementsLineList', 'project-1', 2],
  ] as const)('asks which records it is of only where there are others: %s', async (...row) => {
    const [, report, parentId, choices] = row;
    renderInShell(
      <Provider value={standInApi({}).client}>
        <ReportDialog report={report} source={{ ids: ['row-7'], parentId }} onClose={() => {}} />
      </Provider>,
    );
    expect(await screen.findByRole('button', { name: 'Run' })).toBeTruthy();
    expect(screen.queryAllByRole('radio')).toHaveLength(choices);
  });

  it.each([
    ['titleDocument', ['All – Of all titles of the chain.', 'Custom – Of 1 selected record.']],
    ['paymentLetter', []],
  ] as const)('%s names what its documents are of', async (report, named) => {
    addPicklists({ documentTemplates: async () => templates });
    renderInShell(
      <Provider value={standInApi({}).client}>
        <ReportDialog report={report} source={{ ids: ['row-7'], parentId: 'tract-1' }} onClose={() => {}} />
      </Provider>,
    );
    expect(await screen.findByRole('button', { name: 'Run' })).toBeTruthy();
    const records = screen.queryByRole('combobox', { name: 'Records' });
    expect([...(records?.querySelectorAll('option') ?? [])].map(({ textContent }) => textContent)).toEqual(
      named,
    );
  });

  it('begins in what has to be chosen, or at Run where nothing has to', async () => {
    addPicklists({ documentTemplates: async () => templates });
    await show('generateDocument');
    const focused = () => document.activeElement;
    await waitFor(() => expect(focused()?.getAttribute('name')).toBe('reportTemplate'));
    cleanup();
    await show('agreementsLineList');
    await waitFor(() => expect(focused()?.textContent).toBe('Run'));
  });

  it.each([
    ['projectSummary', 'Sort type is required'],
    ['generateDocument', 'Document template is required'],
  ] as const)('%s says why it cannot be run yet', async (name, reason) => {
    await show(name);
    const run = screen.getByRole('button', { name: 'Run', hidden: true }) as HTMLButtonElement;
    expect([run.disabled, run.title]).toEqual([true, reason]);
    expect(screen.getByText(reason)).toBeTruthy();
  });

  it.each(['invoice', 'generateDocument'] as const)('%s fills the screen of a phone', async (name) => {
    onPhone();
    const dialog = await show(name);
    expect(dialog.closest('[data-full-screen]') ?? dialog.querySelector('[data-full-screen]')).not.toBeNull();
  });
});

describe('a document that nothing is asked for', () => {
  const documentId = '00000000-0000-4000-8000-00000000d0c2';
  const making = (onClose: () => void) =>
    renderInShell(
      <MakingDialog
        title="Log"
        purpose="All of it."
        path="reports/log"
        body={{ parentId: 'p' }}
        onClose={onClose}
      />,
    );

  it('is asked for at once, and its dialog goes when it is made', async () => {
    const calls: { readonly address: string; readonly body: unknown }[] = [];
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      calls.push({ address, body: init.body });
      if (address.includes('reports/log')) return Response.json({ result: documentId });
      const done = { id: documentId, state: 'Done', done: 1, total: 1, message: null };
      return Response.json({ result: { ...done, fileName: 'Log.docx', outputFormat: 'Word' } });
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const onClose = vi.fn();
    making(onClose);
    expect(await screen.findByText('All of it.')).toBeTruthy();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls[0]).toEqual({ address: expect.stringContaining('reports/log'), body: '{"parentId":"p"}' });
    expect(click).toHaveBeenCalledOnce();
    click.mockRestore();
  });

  it('tells why it was not made, and is left by Close', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ message: 'Not today.' }, { status: 403 }));
    const onClose = vi.fn();
    making(onClose);
    expect((await screen.findByRole('alert')).textContent).toBe('Report Error: Not today.');
    fireEvent.click(screen.getByText('Close'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    ['the words of the status', 'Internal Server Error', 'Report Error: Internal Server Error'],
    ['that nothing is known, where the status has no words', '', 'Report Error: Unknown error'],
  ])('tells %s, where the server failed without a message', async (_case, statusText, message) => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 500, statusText }));
    making(() => {});
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });
});
