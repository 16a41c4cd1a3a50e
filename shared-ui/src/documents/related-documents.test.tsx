import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { createGraphqlClient } from 'shared-contracts/client';
import type { DocumentParentClass } from 'shared-contracts/graphql';
import { Provider } from 'urql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TextField } from '../form/fields/typed-field.tsx';
import { RecordForm } from '../record-form/index.ts';
import { layOut, renderInShell } from '../testing/index.ts';
import { openLink } from './open-document.ts';
import { RelatedDocuments } from './related-documents.tsx';

const company = { __typename: 'Company', id: 'id rls', companyName: 'Rightway Land Services' };

/** A document, as in the API's answer. */
const aDocument = (id: string, change: object = {}) => ({
  __typename: 'RelatedDocument',
  id,
  revision: 1,
  fileNumber: null,
  extension: 'pdf',
  hasNotes: false,
  documentType: null,
  documentDate: null,
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
let saves: object[] = [];
let parents = 0;

beforeEach(() => {
  sent = [];
  saves = [];
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
    if (operationName === 'UpdateDocuments' && !errors)
      documents = documents.map(
        (document) =>
          changed.find((one: { readonly id: string }) => 'id' in document && one.id === document.id) ??
          document,
      );
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

interface Project {
  readonly id: string;
  readonly revision: number;
  readonly canEdit: boolean;
  readonly name: string;
}

interface ShowOptions {
  readonly parentType?: DocumentParentClass;
  readonly parentId?: string;
  readonly mayAdd?: boolean;
  /** The part of the address after that of the documents. */
  readonly below?: string;
  readonly readOnlyReason?: string;
}

/** Shows the documents on a tab of a record, where people use them. */
async function show(options: ShowOptions = {}) {
  const { parentType = 'Project', parentId = `p${parents}`, mayAdd = true, below = '' } = options;
  const { client } = createGraphqlClient({ url: 'http://localhost/api/graphql', signIn: async () => {} });
  const tabs = [
    { path: 'details', label: 'Details', fields: [{ name: 'name', label: 'Title' }] },
    { path: 'related-documents', label: 'Documents', fields: [] },
  ];
  const record = { id: parentId, revision: 1, canEdit: true, name: 'Wapiti' };
  function Tab() {
    const { '*': path = '' } = useParams();
    if (path.startsWith('details')) return <TextField name="name" label="Title" />;
    return <RelatedDocuments parentId={parentId} parentType={parentType} mayAdd={mayAdd} />;
  }
  const element = (
    <Provider value={client}>
      <RecordForm<Project>
        route="surface-project"
        record={record}
        kind="COUNTRY"
        titleOf={({ name }) => name}
        subtitle="Project"
        tabs={tabs}
        labelOf={(field) => field}
        valuesOf={({ name }) => ({ name })}
        inputOf={(values) => values}
        check={({ name }) => (name ? [] : [{ path: 'name', message: 'Required value' }])}
        send={async (input) => {
          saves.push(input);
          return { stored: { ...record, ...input, revision: 2 } };
        }}
        readOnlyReason={options.readOnlyReason}
      >
        {() => <Tab />}
      </RecordForm>
    </Provider>
  );
  const address = `/surface-project/${parentId}/related-documents${below}`;
  const render = () => renderInShell(element, { path: '/surface-project/:id/*', address });
  const { router } = render();
  await screen.findByRole('cell', { name: 'plan.pdf' });
  return {
    again: render,
    pathname: () => router.state.location.pathname.replace(`/surface-project/${parentId}/`, ''),
    goTo: (to: string) => act(async () => router.navigate(`/surface-project/${parentId}/${to}`)),
  };
}

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const choose = (name: string) => fireEvent.click(screen.getByRole('cell', { name }));
const field = (label: RegExp) =>
  within(screen.getByRole('complementary', { name: 'Document' })).getByLabelText(label);
const operations = () => sent.map(({ operation }) => operation).filter((name) => name.includes('Documents'));

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
  ])('say for two seconds how a copy went: %s', async (label, write) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    await show();
    choose('example.ca/site');
    fireEvent.click(button('Copy URL'));
    await screen.findByRole('button', { name: label });
    act(() => vi.advanceTimersByTime(1900));
    expect(button(label)).toBeTruthy();
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
    await show({ parentType: 'Agreement' });
    fireEvent.click(button('Add'));
    expect(await screen.findByRole('button', { name: 'Upload New Documents' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Upload Spatial File' })).toBeNull();
    cleanup();
    await show();
    fireEvent.click(button('Add'));
    expect(await screen.findByRole('button', { name: 'Upload Spatial File' })).toBeTruthy();
  });

  it('are the same documents where they are added once more, as the answer of the first try may be lost', async () => {
    show();
    await screen.findByText('plan.pdf');
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    const inputs = () =>
      sent.flatMap(({ operation, variables }) =>
        operation === 'UpdateDocuments' ? (variables.input ?? []) : [],
      );
    const fill = (label: RegExp, text: string) => {
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
      fireEvent.blur(screen.getByLabelText(label));
    };
    press('Add');
    fireEvent.click(await screen.findByRole('button', { name: /URL Link/ }));
    refusal = { message: 'The answer is lost.' };
    fill(/^URL/, 'example.ca/plat');
    await act(async () => press('Add Link'));
    await act(async () => press('Add Link'));
    const [first, second] = inputs();
    expect(second).toEqual(first);
    refusal = undefined;
    fill(/^URL/, 'example.ca/other');
    await act(async () => press('Add Link'));
    expect(inputs()[2]?.['id']).not.toBe(first?.['id']);
    press('Add More...');
    fireEvent.click(await screen.findByRole('button', { name: /URL Link/ }));
    fill(/^URL/, 'example.ca/other');
    await act(async () => press('Add Link'));
    expect(inputs()[3]?.['id']).not.toBe(inputs()[2]?.['id']);
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
    await show({ parentId: 'read', mayAdd: false });
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    cleanup();
    documents = [aDocument('plan')];
    await show({ parentId: 'owned', mayAdd: false });
    expect(button('Delete')).toBeTruthy();
  });
});

describe('the panel of a document', () => {
  const panel = () => within(screen.getByRole('complementary', { name: 'Document' }));
  const panelButton = (name: string) => panel().getByRole('button', { name }) as HTMLButtonElement;
  const type = (label: RegExp, text: string) => {
    const input = field(label) as HTMLElement;
    act(() => input.focus());
    fireEvent.change(input, { target: { value: text } });
    act(() => input.blur());
  };
  const submit = async () => {
    await act(async () => fireEvent.keyDown(field(/^Name/), { key: 'Enter' }));
  };
  const saveAll = async () => {
    await act(async () => fireEvent.keyDown(window, { key: 's', ctrlKey: true }));
  };
  const savedInputs = () =>
    sent
      .filter(({ operation }) => operation === 'UpdateDocuments')
      .map(({ variables }) => variables.input?.[0]);
  const textIn = (label: RegExp) => (field(label) as HTMLInputElement).value;
  const refuse = (path: string, message: string) => {
    refusal = { message: 'Not saved.', extensions: { code: 'VALIDATION', fields: [{ path, message }] } };
  };

  it('tells what is known, with Url for links alone', async () => {
    await show();
    choose('plan.pdf');
    expect(textIn(/^Format/)).toBe('PDF');
    expect((field(/^Format/) as HTMLInputElement).readOnly).toBe(true);
    expect(textIn(/^Last modified by/)).toMatch(/^Ann Bell of Rightway Land Services on Mar-5-2026 at /);
    expect(panel().queryByLabelText(/^Url/)).toBeNull();
    choose('example.ca/site');
    expect(field(/^Url/)).toBeTruthy();
  });

  it.each([
    ['Enter', submit],
    ['its Save', async () => void (await act(async () => fireEvent.click(panelButton('Save'))))],
    ['Ctrl+S', saveAll],
  ])('saves the document alone by %s, with the revision that it was read at', async (_, saving) => {
    const { pathname } = await show();
    choose('plan.pdf');
    expect([panelButton('Save').disabled, panelButton('Save').title]).toEqual([true, 'Nothing has changed.']);
    type(/^Name/, 'route.pdf');
    await saving();
    await waitFor(() => expect(savedInputs()).toHaveLength(1));
    expect(savedInputs()[0]).toMatchObject({
      ...{ id: 'plan', revision: 1, name: 'route.pdf', notes: null, isConfidential: false },
    });
    await waitFor(() => expect(panelButton('Save').disabled).toBe(true));
    expect([saves, textIn(/^Name/), pathname()]).toEqual([[], 'route.pdf', 'related-documents/plan']);
    expect(screen.getByRole('cell', { name: 'route.pdf' })).toBeTruthy();
  });

  it('is saved with the record by Ctrl+S where both changed', async () => {
    const { goTo } = await show();
    choose('plan.pdf');
    type(/^Notes/, 'important');
    await goTo('details');
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Simonette' } });
    fireEvent.blur(screen.getByLabelText('Title'));
    await saveAll();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect([savedInputs()[0]?.['notes'], saves[0]]).toMatchObject(['important', { name: 'Simonette' }]);
    await goTo('related-documents/plan');
    await waitFor(() => expect(textIn(/^Notes/)).toBe('important'));
    expect(screen.queryByText('New', { selector: 'span' })).toBeNull();
  });

  it('saves nothing of the record with the Save of the document', async () => {
    const { goTo } = await show();
    fireEvent.click(screen.getByRole('link', { name: 'Details' }));
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: '' } });
    fireEvent.blur(screen.getByLabelText('Title'));
    await goTo('related-documents/plan');
    await waitFor(() => expect(field(/^Notes/)).toBeTruthy());
    type(/^Notes/, 'important');
    await submit();
    await waitFor(() => expect(savedInputs()).toHaveLength(1));
    expect(saves).toEqual([]);
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

  it('shows what is wrong and sends nothing where Enter is pressed on it', async () => {
    await show();
    choose('plan.pdf');
    type(/^Name/, 'plan.exe');
    await submit();
    expect(savedInputs()).toEqual([]);
    expect(document.activeElement).toBe(field(/^Name/));
  });

  it('does not take the name of another document', async () => {
    documents = [aDocument('plan'), aDocument('route')];
    await show();
    choose('plan.pdf');
    type(/^Name/, 'ROUTE.PDF');
    expect(screen.getByText('A file with the same name already exists.')).toBeTruthy();
  });

  it('clears the name of a link, which is called by its address then', async () => {
    documents = [aDocument('plan'), aLink('site', 'example.ca/site', { name: 'Regulator' })];
    await show();
    choose('Regulator');
    type(/^Name/, '');
    await submit();
    await waitFor(() => expect(savedInputs()[0]).toMatchObject({ id: 'site', name: null }));
    expect(await screen.findByRole('cell', { name: 'example.ca/site' })).toBeTruthy();
    expect(screen.queryByText('Required value.')).toBeNull();
  });

  it('says what the server refuses, on the field', async () => {
    refuse('input[0].name', 'A file with the same name already exists.');
    await show();
    choose('plan.pdf');
    type(/^Name/, 'route.pdf');
    await submit();
    expect(await panel().findByText('A file with the same name already exists.')).toBeTruthy();
    expect(textIn(/^Name/)).toBe('route.pdf');
  });

  it('takes over what somebody else changed in another field, and asks about the same one', async () => {
    const theirs = { name: 'plan.pdf', url: null, notes: 'Theirs', isConfidential: true };
    const conflict = { revision: 4, changedAt: '2026-03-06T12:00:00Z', changedBy: 'Cy Roe', record: theirs };
    refusal = {
      message: 'Cy Roe changed it.',
      extensions: { code: 'CONFLICT', conflict, conflicts: [{ path: 'input[0]', ...conflict }] },
    };
    await show();
    choose('plan.pdf');
    type(/^Notes/, 'Mine');
    await submit();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Theirs')).toBeTruthy();
    refusal = undefined;
    fireEvent.click(dialog.getByRole('radio', { name: /Mine/ }));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: /save/i })));
    await waitFor(() => expect(savedInputs()).toHaveLength(2));
    expect(savedInputs()[1]).toMatchObject({ revision: 4, notes: 'Mine', isConfidential: true });
    expect(saves).toEqual([]);
  });

  it('keeps what is typed while another document and another tab is open, and marks the row', async () => {
    const { goTo } = await show();
    choose('plan.pdf');
    type(/^Notes/, 'important');
    choose('example.ca/site');
    expect(textIn(/^Notes/)).toBe('');
    await goTo('details');
    await goTo('related-documents/plan');
    await waitFor(() => expect(textIn(/^Notes/)).toBe('important'));
    expect(screen.getByText('Changed')).toBeTruthy();
  });

  it('takes back what was typed with Cancel', async () => {
    await show();
    choose('plan.pdf');
    type(/^Name/, 'route.pdf');
    fireEvent.click(panelButton('Cancel'));
    expect(textIn(/^Name/)).toBe('plan.pdf');
    expect(screen.queryByText('Changed')).toBeNull();
  });

  it('closes with Escape and keeps what is typed', async () => {
    const { pathname } = await show();
    choose('plan.pdf');
    type(/^Notes/, 'important');
    await act(async () => fireEvent.keyDown(field(/^Notes/), { key: 'Escape' }));
    expect([screen.queryByRole('complementary'), pathname()]).toEqual([null, 'related-documents']);
    expect(screen.getByText('Changed')).toBeTruthy();
  });

  it('asks before the record is left', async () => {
    const { again: _, goTo } = await show();
    choose('plan.pdf');
    type(/^Notes/, 'important');
    await goTo('../../home');
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('offers what was typed again after a reload', async () => {
    const { again } = await show();
    choose('plan.pdf');
    type(/^Notes/, 'important');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    again();
    fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    fireEvent.click((await screen.findByText('plan.pdf')).closest('td') as HTMLElement);
    expect(textIn(/^Notes/)).toBe('important');
    await saveAll();
    await waitFor(() => expect(savedInputs()[0]).toMatchObject({ notes: 'important' }));
  });

  it('opens at its own address, and says where the address names none', async () => {
    await show({ below: '/plan' });
    expect(textIn(/^Name/)).toBe('plan.pdf');
    cleanup();
    await show({ below: '/gone' });
    expect(panel().getByText('Document not found')).toBeTruthy();
  });

  it('saves a document of the person in a record that they may not change', async () => {
    await show({ readOnlyReason: 'You may look at it.', mayAdd: false });
    choose('plan.pdf');
    type(/^Notes/, 'important');
    await saveAll();
    await waitFor(() => expect(savedInputs()[0]).toMatchObject({ id: 'plan', notes: 'important' }));
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
