import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createGraphqlClient } from 'shared-contracts/client';
import type { DocumentParentClass } from 'shared-contracts/graphql';
import { Provider } from 'urql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut, renderInShell } from '../testing/index.ts';
import { openLink } from './open-document.ts';
import { RelatedDocuments } from './related-documents.tsx';

const company = { __typename: 'Company', id: 'id rls', companyName: 'Rightway Land Services' };

/** A document as the API answers it. */
const aDocument = (id: string, change: object = {}) => ({
  __typename: 'RelatedDocument',
  id,
  revision: 1,
  fileNumber: null,
  extension: 'pdf',
  hasNotes: false,
  name: `${id}.pdf`,
  type: 'PDF',
  isConfidential: false,
  isSpatial: false,
  isUrlLink: false,
  isUserOwned: true,
  url: null,
  notes: null,
  size: 1000,
  uploadedDate: '2026-03-04T12:00:00Z',
  lastModifiedOn: '2026-03-05T12:00:00Z',
  parentId: 'id project',
  parentType: 'Project',
  timesheetEntryId: null,
  canEdit: true,
  owner: company,
  lastModifiedBy: { __typename: 'Person', id: 'id ann', fullName: 'Ann Bell', productClient: company },
  ...change,
});

const aLink = (id: string, url: string, change: object = {}) =>
  aDocument(id, { name: null, extension: null, type: 'Url', isUrlLink: true, url, ...change });

interface Sent {
  readonly operation: string;
  readonly variables: {
    readonly input?: readonly Readonly<Record<string, unknown>>[];
  };
}

let sent: Sent[] = [];
let documents: readonly object[] = [];
let refusal: object | undefined;
let parents = 0;

beforeEach(() => {
  sent = [];
  refusal = undefined;
  parents += 1;
  documents = [aDocument('plan'), aLink('site', 'example.ca/site')];
  layOut(900);
  vi.stubGlobal('fetch', async (_address: string, { body }: { readonly body: string }) => {
    const { operationName, variables } = JSON.parse(body);
    sent.push({ operation: operationName, variables });
    const errors = refusal && operationName !== 'Documents' ? [refusal] : undefined;
    const changed = (variables.input ?? []).map((input: { readonly id: string }) => ({
      ...(documents.find((document) => 'id' in document && document.id === input.id) ?? aDocument(input.id)),
      ...input,
      revision: 2,
    }));
    const data = {
      documents,
      updateDocuments: changed,
      deleteDocuments: changed.map(({ id }: { readonly id: string }) => id),
    };
    return new Response(JSON.stringify(errors ? { data: null, errors } : { data }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});

async function show(parentType: DocumentParentClass = 'Project', parentId = `id ${parents}`, mayAdd = true) {
  const { client } = createGraphqlClient({ url: 'http://localhost/api/graphql', signIn: async () => {} });
  const element = (
    <Provider value={client}>
      <RelatedDocuments parentId={parentId} parentType={parentType} mayAdd={mayAdd} />
    </Provider>
  );
  renderInShell(element);
  await screen.findByRole('cell', { name: 'plan.pdf' });
  return { again: () => renderInShell(element) };
}

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const choose = (name: string) => fireEvent.click(screen.getByRole('cell', { name }));
const field = (label: RegExp) =>
  within(screen.getByRole('complementary', { name: 'Document' })).getByLabelText(label);
const operations = () => sent.map(({ operation }) => operation);

describe('the related documents', () => {
  it('have their columns, and a link without a name is called by its address', async () => {
    await show();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Format',
      'Uploaded',
      'Last Modified',
      'Confidential',
      'Owner',
      'Notes',
    ]);
    expect(screen.getByRole('cell', { name: 'example.ca/site' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Url' })).toBeTruthy();
  });

  it('are found by what is typed into the filter', async () => {
    await show();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Filter' }), { target: { value: 'site' } });
    expect(screen.queryByRole('cell', { name: 'plan.pdf' })).toBeNull();
    expect(screen.getByText('site', { selector: 'mark' }).closest('td')?.textContent).toBe('example.ca/site');
  });

  it('are asked for once in two minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { again } = await show();
    cleanup();
    again();
    await screen.findByRole('cell', { name: 'plan.pdf' });
    expect(operations()).toEqual(['Documents']);
    cleanup();
    await vi.advanceTimersByTimeAsync(121_000);
    again();
    await waitFor(() => expect(operations()).toEqual(['Documents', 'Documents']));
  });

  it('offer Download for a file, Open and Copy URL for a link', async () => {
    await show();
    choose('plan.pdf');
    expect(button('Download')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.getAttribute('href') ?? '');
    });
    fireEvent.click(button('Download'));
    expect(clicked).toEqual(['/api/files/plan?force=true']);
    choose('example.ca/site');
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    fireEvent.click(button('Open'));
    expect(opened.mock.calls[0]?.[0]).toBe('http://example.ca/site');
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  });

  it.each([
    ['Copied!', async () => {}],
    ['Copy Failed', async () => Promise.reject(new Error('refused'))],
  ])('say for two seconds how a copy went: %s', async (said, write) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    await show();
    choose('example.ca/site');
    fireEvent.click(button('Copy URL'));
    await screen.findByRole('button', { name: said });
    act(() => vi.advanceTimersByTime(1900));
    expect(button(said)).toBeTruthy();
    act(() => vi.advanceTimersByTime(200));
    expect(button('Copy URL')).toBeTruthy();
  });

  it('have a menu on links alone', async () => {
    await show();
    fireEvent.contextMenu(screen.getByRole('cell', { name: 'plan.pdf' }));
    expect(screen.queryByRole('menuitem', { hidden: true })).toBeNull();
    fireEvent.contextMenu(screen.getByRole('cell', { name: 'example.ca/site' }));
    const items = await screen.findAllByRole('menuitem', { hidden: true });
    expect(items.map(({ textContent }) => textContent)).toEqual(['Open', 'Copy URL']);
  });

  it('offer spatial files for projects alone', async () => {
    await show('Agreement');
    fireEvent.click(button('Add'));
    expect(await screen.findByRole('button', { name: 'Upload New Documents' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Upload Spatial File' })).toBeNull();
    cleanup();
    await show('Project', `project ${parents}`);
    fireEvent.click(button('Add'));
    expect(await screen.findByRole('button', { name: 'Upload Spatial File' })).toBeTruthy();
  });

  it('are deleted after a question, and asked for anew', async () => {
    await show();
    expect(button('Delete').disabled).toBe(true);
    choose('plan.pdf');
    fireEvent.click(button('Delete'));
    const dialog = await screen.findByRole('dialog');
    documents = documents.slice(1);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'plan.pdf' })).toBeNull());
    expect(sent.find(({ operation }) => operation === 'DeleteDocuments')?.variables.input).toEqual([
      { id: 'plan' },
    ]);
  });

  it('of others are not deleted, and say why', async () => {
    documents = [aDocument('plan', { canEdit: false })];
    await show();
    choose('plan.pdf');
    expect([button('Delete').disabled, button('Delete').title]).toEqual([
      true,
      'Only documents of your own company can be deleted.',
    ]);
    expect(screen.getByText('You may read this document, not change it.')).toBeTruthy();
    expect((field(/^Name/) as HTMLInputElement).readOnly).toBe(true);
  });

  it('offer no Delete to who only reads, and one to who owns one of them', async () => {
    documents = [aDocument('plan', { canEdit: false })];
    await show('Project', 'read', false);
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    cleanup();
    documents = [aDocument('plan')];
    await show('Project', 'owned', false);
    expect(button('Delete')).toBeTruthy();
  });
});

describe('the panel of a document', () => {
  const type = (label: RegExp, text: string) => {
    const input = field(label) as HTMLElement;
    act(() => input.focus());
    fireEvent.change(input, { target: { value: text } });
    act(() => input.blur());
  };
  const submit = () => fireEvent.submit(button('Save').closest('form') as HTMLFormElement);

  it('tells what is known, with Url for links alone', async () => {
    await show();
    choose('plan.pdf');
    const panel = screen.getByRole('complementary', { name: 'Document' });
    expect((within(panel).getByLabelText('Format') as HTMLInputElement).value).toBe('PDF');
    expect((within(panel).getByLabelText('Format') as HTMLInputElement).readOnly).toBe(true);
    expect((within(panel).getByLabelText('Last modified by') as HTMLInputElement).value).toMatch(
      /^Ann Bell of Rightway Land Services on Mar-5-2026 at /,
    );
    expect(within(panel).queryByLabelText(/^Url/)).toBeNull();
    choose('example.ca/site');
    expect(field(/^Url/)).toBeTruthy();
  });

  it('saves what is changed, with the revision that it was read at', async () => {
    await show();
    choose('plan.pdf');
    expect(button('Save').disabled).toBe(true);
    type(/^Name/, 'route.pdf');
    submit();
    await waitFor(() => expect(operations()).toContain('UpdateDocuments'));
    const [input] = sent.find(({ operation }) => operation === 'UpdateDocuments')?.variables.input ?? [];
    expect(input).toMatchObject({
      id: 'plan',
      revision: 1,
      name: 'route.pdf',
      notes: null,
      isConfidential: false,
    });
  });

  it.each([
    [/^Name/, '', 'Required value.'],
    [/^Name/, 'plan.exe', 'File extension cannot be modified. (pdf)'],
    [/^Name/, 'EXAMPLE.ca/site.pdf', undefined],
    [/^Notes/, 'x'.repeat(1001), 'Cannot exceed 1,000 characters.'],
  ])('holds %s to its rules: %j', async (label, text, message) => {
    await show();
    choose('plan.pdf');
    type(label, text);
    if (message) expect(screen.getByText(message)).toBeTruthy();
    else expect(screen.queryByText(/Required|cannot/i)).toBeNull();
  });

  it('does not take the name of another document', async () => {
    documents = [aDocument('plan'), aDocument('route')];
    await show();
    choose('plan.pdf');
    type(/^Name/, 'ROUTE.PDF');
    expect(screen.getByText('A file with the same name already exists.')).toBeTruthy();
  });

  it('says what the server refuses, on the field', async () => {
    refusal = {
      message: 'Not saved.',
      extensions: {
        code: 'VALIDATION',
        fields: [{ path: 'input[0].name', message: 'A file with the same name already exists.' }],
      },
    };
    await show();
    choose('plan.pdf');
    type(/^Name/, 'route.pdf');
    submit();
    expect(await screen.findByText('A file with the same name already exists.')).toBeTruthy();
  });

  it('asks before what is typed in it is left', async () => {
    await show();
    choose('plan.pdf');
    type(/^Notes/, 'important');
    choose('example.ca/site');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect((field(/^Notes/) as HTMLTextAreaElement).value).toBe('important');
    choose('example.ca/site');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(field(/^Url/)).toBeTruthy());
  });
});

describe('a link', () => {
  it('that is no web address opens nothing, and that is logged', () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    expect([openLink('javascript:alert(1)'), openLink(''), openLink('https://example.ca')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(logged).toHaveBeenCalledTimes(2);
    expect(opened).toHaveBeenCalledTimes(1);
  });
});
