import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeForm, field, fillIn, pickFrom, refusals, saveButton } from 'shared-ui/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aProject,
  aStanding,
  infoTypes,
  northfork,
  projectId,
  rightway,
} from '../testing/made-up-projects.ts';
import { details, showProject } from '../testing/show-project.tsx';

beforeEach(beforeForm);

const tabs = () => within(screen.getByRole('navigation', { name: 'Form' }));
const facts = () => within(screen.getByRole('list', { name: 'Project status' }));
const choose = async (action: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'More for this project' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action, hidden: true }));
};

describe('the workspace of a project', () => {
  it('shows its numbers and statuses, and its tabs in groups with how much they hold', async () => {
    showProject();
    await details();
    expect(screen.getByText('Northfork Energy NFE-24-0042').textContent).toBe(
      'Northfork Energy NFE-24-0042 (OP 42)',
    );
    expect(screen.getByText('Rightway Land RLS-00042')).toBeTruthy();
    expect(screen.getByText('AFE 24-118')).toBeTruthy();
    for (const status of ['Negotiating', 'Surveyed']) expect(screen.getByText(status)).toBeTruthy();
    const around = within(tabs().getByRole('list', { name: 'Around' }));
    await waitFor(() => expect(around.getByRole('link', { name: /^Members and roles ?1$/ })).toBeTruthy());
    const record = within(tabs().getByRole('list', { name: 'Record' }));
    expect(record.getByRole('link', { name: /^Communications ?17$/ })).toBeTruthy();
  });

  it('works out what is asked on the phone', async () => {
    const next = {
      __typename: 'Obligation' as const,
      id: 'o1',
      description: null,
      dueDate: '2026-11-23',
      obligationType: { __typename: 'ObligationType' as const, id: 't1', code: 'Five-year review' },
    };
    showProject({ standing: aStanding({ nextObligation: next }) });
    await details();
    await waitFor(() => expect(facts().getByText(/Consent 38 of 52/)).toBeTruthy());
    expect(facts().getByText('4 requests wait')).toBeTruthy();
    expect(facts().getByText('3 tasks overdue').closest('li')?.hasAttribute('data-urgent')).toBe(true);
    expect(facts().getByText('Next: Five-year review, Nov-23-2026')).toBeTruthy();
  });

  it('is refused whole to who has no access, whether there is such a project or not', async () => {
    showProject({ project: null, address: `${projectId}/details` });
    expect(await screen.findByText('Access Denied')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Form' })).toBeNull();
  });

  it('leads from an address that is no tab to the first one, and by keys from tab to tab', async () => {
    const { place } = showProject({ address: `${projectId}/nowhere` });
    await details();
    await waitFor(() => expect(place()).toBe(`/surface-project/${projectId}/details`));
    const openTab = (name: string) =>
      waitFor(() =>
        expect(tabs().getByRole('link', { current: 'page' }).textContent).toMatch(new RegExp(`^${name}`)),
      );
    await openTab('Details');
    fireEvent.keyDown(document.body, { key: ']' });
    await openTab('Agreements');
    await waitFor(() => expect(place()).toBe(`/surface-project/${projectId}/agreements`));
    fireEvent.keyDown(document.body, { key: '[' });
    await openTab('Details');
    await waitFor(() => expect(place()).toBe(`/surface-project/${projectId}/details`));
    fireEvent.keyDown(document.body, { key: 't' });
    fireEvent.keyDown(document.body, { key: 'm' });
    await waitFor(() => expect(place()).toBe(`/surface-project/${projectId}/members-and-roles`));
  });

  it('is for reading only to whom the server says so, with the reason', async () => {
    showProject({ project: aProject({ canEdit: false }), rights: { isEditor: false } });
    await details();
    expect(screen.getByText(/You may look at this project and not edit it/)).toBeTruthy();
    expect(field('Description').readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'More for this project' })).toBeNull();
  });
});

describe('the details of a project', () => {
  it('have every field that the document names', async () => {
    showProject();
    await details();
    const fields = [
      ['Priority', 'Owner', 'AFE number', 'UWI or legal description'],
      ['Operator project number', 'Operator reference', 'Broker project number', 'Broker reference'],
      ['Project scope', 'Regulatory details', 'Acquisition comment', 'Action item', 'Task manager'],
    ].flat();
    for (const label of fields) expect(field(label), label).toBeTruthy();
    const picked = [
      [
        'Project type',
        'Project group',
        'Security level',
        'Client',
        'Area',
        'Surface status',
        'Survey status',
      ],
      ['Operator', 'Operator office', 'Operator project status', 'Broker', 'Broker office'],
    ].flat();
    for (const label of picked) expect(screen.getByRole('combobox', { name: label }), label).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Route' })).toBeTruthy();
    for (const { code } of infoTypes) expect((await screen.findAllByLabelText(code))[0], code).toBeTruthy();
  });

  it('clear the office and the surface status with their operator, and offer no office without one', async () => {
    const { sent } = showProject();
    await details();
    fireEvent.click(screen.getByRole('button', { name: 'Clear Operator' }));
    const office = screen.getByRole('combobox', { name: 'Operator office' }) as HTMLInputElement;
    expect([office.value, office.disabled]).toEqual(['', true]);
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ operator: null, operatorOffice: null, surfaceStatus: null });
  });

  it('offer operators as operators, and the offices of the one that is picked', async () => {
    const { variablesOf } = showProject({
      project: aProject({ operator: null, operatorOffice: null, surfaceStatus: null }),
    });
    await details();
    fireEvent.click(screen.getByRole('combobox', { name: 'Operator' }));
    await screen.findByRole('option', { name: /Northfork/, hidden: true });
    expect(screen.queryByRole('option', { name: /Rightway/, hidden: true })).toBeNull();
    fireEvent.click(screen.getByRole('option', { name: /Northfork/, hidden: true }));
    await pickFrom('Operator office', 'Calgary');
    expect(variablesOf('PickOffices').map(({ companyId }) => companyId)).toEqual([northfork.id]);
  });

  it('keep the companies of a project for its owner to change', async () => {
    const project = aProject({ owner: northfork });
    showProject({ project });
    await details();
    expect((screen.getByRole('combobox', { name: 'Operator' }) as HTMLInputElement).readOnly).toBe(true);
    expect(field('Operator reference').readOnly).toBe(false);
  });

  it('read a well identifier in any usual writing, and say where it lies', async () => {
    const { sent } = showProject();
    await details();
    fillIn('UWI or legal description', '100041108204W600');
    expect(await screen.findByText(/Read as 04-11-082-04W6/i)).toBeTruthy();
    fillIn('UWI or legal description', 'somewhere');
    expect(await screen.findByText(/This is no well identifier or legal description/)).toBeTruthy();
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    expect(sent()).toHaveLength(0);
  });

  it('send what administrators ask beside them as items of their types, and say refusals at their fields', async () => {
    const [text, list, date, number] = infoTypes;
    if (!text || !list || !date || !number) throw new Error('There are four kinds.');
    const kept = {
      __typename: 'AdditionalInfoItem' as const,
      id: '00000000-0000-4000-8000-0000000000a1',
      value: '41',
      option: null,
      type: number,
    };
    const { sent } = showProject({
      project: aProject({ additionalInfoItems: [kept] }),
      answers: {
        PickInfoOptions: () => ({
          data: {
            page: {
              __typename: 'AdditionalInfoType',
              id: list.id,
              options: [{ __typename: 'AdditionalInfoOption', id: 'o1', optionValue: 'Sour' }],
            },
          },
        }),
        UpdateSurfaceProject: () => ({
          errors: [
            {
              message: 'Refused.',
              extensions: {
                code: 'VALIDATION',
                fields: [
                  { path: 'additionalInfoItems[1].option', message: 'This option is of another kind.' },
                ],
              },
            },
          ],
        }),
      },
    });
    await details();
    await screen.findByLabelText('Text question');
    fillIn('Text question', 'W 24');
    await pickFrom('List question', 'Sour');
    fillIn('Number question', 'many');
    expect(saveButton().getAttribute('aria-disabled')).toBe('true');
    fillIn('Number question', '42');
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    const items = sent()[0]?.['additionalInfoItems'];
    expect(items).toMatchObject([
      { type: { id: text.id }, value: 'W 24', option: null },
      { type: { id: list.id }, value: null, option: { id: 'o1' } },
      { id: kept.id, type: { id: number.id }, value: '42', option: null },
    ]);
    expect(await screen.findByText('This option is of another kind.')).toBeTruthy();
    const refused = [
      screen.getByRole('combobox', { name: 'List question' }),
      screen.getByRole('textbox', { name: 'Text question' }),
    ].map((one) => one.getAttribute('aria-invalid') === 'true');
    expect(refused).toEqual([true, false]);
  });

  it('show what the server refuses under the field that it names', async () => {
    showProject({
      answers: {
        UpdateSurfaceProject: () => ({
          errors: [
            {
              message: 'Refused.',
              extensions: {
                code: 'VALIDATION',
                fields: [{ path: 'operatorOffice', message: 'This office belongs to another company.' }],
              },
            },
          ],
        }),
      },
    });
    await details();
    fillIn('Priority', 'High');
    fireEvent.click(saveButton());
    expect(await screen.findByText('This office belongs to another company.')).toBeTruthy();
  });

  it('merge what somebody else saved meanwhile, companies and questions too, and ask nothing', async () => {
    const [text] = infoTypes;
    let saves = 0;
    const { sent } = showProject({
      answers: {
        UpdateSurfaceProject: ({ input }) => {
          saves += 1;
          if (saves > 1)
            return {
              data: {
                saved: {
                  ...aProject({ priority: 'High', revision: 5 }),
                  ...(input as object),
                  operator: null,
                  broker: rightway,
                  owner: rightway,
                  members: [],
                  relatedProjects: [],
                  revisions: [],
                },
              },
            };
          const record = {
            ...aProject(),
            operator: null,
            operatorOffice: null,
            additionalInfoItems: [{ id: 'i9', value: 'Theirs', option: null, type: text }],
          };
          return {
            errors: [
              {
                message: 'Somebody was first.',
                extensions: {
                  code: 'CONFLICT',
                  conflict: {
                    revision: 4,
                    changedAt: '2026-11-02T10:00:00.000Z',
                    changedBy: 'Bob Neil',
                    record,
                  },
                },
              },
            ],
          };
        },
      },
    });
    await details();
    await screen.findByLabelText('Text question');
    fillIn('Priority', 'High');
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({
      revision: 4,
      priority: 'High',
      operator: null,
      additionalInfoItems: [{ type: { id: text?.id }, value: 'Theirs' }],
    });
  });
});

describe('a new project', () => {
  it('is of the own company, reads nothing of a project, and is saved once with its own id', async () => {
    const { requests, sent, place } = showProject({ address: 'new/details' });
    await details();
    const unread = ['SurfaceProject', 'ProjectStanding', 'RelatedProjects', 'NotePresence', 'ProjectMembers'];
    expect(requests.filter(({ operation }) => unread.includes(operation))).toEqual([]);
    expect(tabs().queryByRole('link', { name: /Related documents/ })).toBeNull();
    expect(field('Owner').value).toBe(rightway.name);
    fillIn('Description', 'Fiddler pad');
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      description: 'Fiddler pad',
      broker: { id: rightway.id },
      operator: null,
      revision: null,
    });
    await waitFor(() => expect(place()).toBe(`/surface-project/${sent()[0]?.['id']}/details`));
  });

  it('needs a description', async () => {
    const { sent } = showProject({ address: 'new/details' });
    await details();
    fillIn('Priority', 'High');
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    expect(await screen.findByText(/Required value/)).toBeTruthy();
    expect(sent()).toHaveLength(0);
  });
});

describe('what is done with a project as a whole', () => {
  it('archives it after a question that says what hangs on it, and restores it', async () => {
    let isArchived = false;
    const { variablesOf } = showProject({
      answers: {
        SurfaceProject: () => ({ data: { record: aProject({ isArchived }) } }),
        ArchiveSurfaceProjects: () => {
          isArchived = true;
          return { data: { archived: [projectId] } };
        },
        RestoreSurfaceProjects: () => {
          isArchived = false;
          return { data: { restored: [projectId] } };
        },
      },
    });
    await details();
    await waitFor(() => facts().getByText(/Consent/));
    fillIn('Priority', 'High');
    await choose('Archive …');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('It can be restored from the record.')).toBeTruthy();
    expect(dialog.getByText(/Includes: 52 agreements, 9 requests/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('Archived')).toBeTruthy();
    expect(variablesOf('ArchiveSurfaceProjects')[0]).toEqual({ ids: [projectId] });
    expect(field('Priority').value).toBe('High');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('Restore');
    await waitFor(() => expect(screen.queryByText('Archived')).toBeNull());
  });

  it('says why it could not be archived', async () => {
    showProject({ answers: { ArchiveSurfaceProjects: () => refusals('Ask an editor of it.') } });
    await details();
    await choose('Archive …');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    expect(await dialog.findByText('Ask an editor of it.')).toBeTruthy();
  });

  it('copies it as a new one with the parts that are chosen, and opens that', async () => {
    const { variablesOf, place } = showProject({
      answers: {
        CopySurfaceProject: () => ({ data: { copied: { __typename: 'SurfaceProject', id: 'p2' } } }),
      },
    });
    await details();
    await choose('Copy as a new project …');
    const page = within(await screen.findByRole('dialog'));
    fireEvent.click(page.getByLabelText('Events'));
    fireEvent.click(page.getByLabelText('Members and roles'));
    fireEvent.click(page.getByRole('button', { name: 'Create copy' }));
    await waitFor(() => expect(place()).toBe('/surface-project/p2/details'));
    expect(variablesOf('CopySurfaceProject')[0]?.['input']).toMatchObject({
      sourceId: projectId,
      description: 'Jedney compressor station (copy)',
      parts: ['AdditionalInfo', 'Events'],
    });
  });

  it('deletes it for system administrators alone, and not while agreements hang on it', async () => {
    showProject();
    await details();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    cleanup();
    showProject({ rights: { isSystemAdministrator: true } });
    await details();
    const remove = () => screen.getByRole('button', { name: 'Delete' }) as HTMLButtonElement;
    await waitFor(() => expect(remove().disabled).toBe(true));
    expect(remove().title).toBe('A project with 52 agreements cannot be deleted. Archive it instead.');
    cleanup();
    const { variablesOf, place } = showProject({
      rights: { isSystemAdministrator: true },
      standing: aStanding({ agreements: 0, consented: 0 }),
      answers: { DeleteSurfaceProjects: () => ({ data: { deleted: [projectId] } }) },
    });
    await details();
    fireEvent.click(remove());
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(place()).not.toContain(projectId));
    expect(variablesOf('DeleteSurfaceProjects')).toHaveLength(1);
  });
});

describe('who else has a project open', () => {
  const see = (state: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const others = [
    {
      __typename: 'RecordPresence',
      person: { __typename: 'Person', id: 'u9', fullName: 'Bob Neil' },
      since: '2026-11-01T12:00:00Z',
    },
  ];

  it('is told with who saved it last, asked every half minute and not while nobody looks', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] });
    const history = [
      {
        __typename: 'HistoryEntry',
        id: 'h1',
        revision: 3,
        changedAt: new Date(Date.now() - 960_000).toISOString(),
        changedBy: { __typename: 'HistoryAuthor', id: 'u7', fullName: 'Ann Beg' },
      },
    ];
    // An agreement was saved after the project itself.
    const below = {
      __typename: 'ProjectHistoryConnection',
      nodes: [
        {
          __typename: 'ProjectHistoryEntry',
          id: 'h7',
          changedAt: new Date(Date.now() - 120_000).toISOString(),
          changedBy: { __typename: 'HistoryAuthor', id: 'u8', fullName: 'Carla Diaz' },
        },
      ],
    };
    const { variablesOf, unmount } = showProject({
      answers: {
        NotePresence: () => ({ data: { others } }),
        ProjectLastSave: () => ({ data: { history, below } }),
      },
    });
    expect(await screen.findByText('Bob Neil')).toBeTruthy();
    expect(screen.getByText('Saved 2 minutes ago by Carla Diaz')).toBeTruthy();
    expect(variablesOf('NotePresence')).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await waitFor(() => expect(variablesOf('NotePresence')).toHaveLength(2));
    see('hidden');
    await waitFor(() => expect(variablesOf('NotePresence').at(-1)?.['isLeaving']).toBe(true));
    const callsBefore = variablesOf('NotePresence').length;
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(variablesOf('NotePresence')).toHaveLength(callsBefore);
    see('visible');
    await waitFor(() => expect(variablesOf('NotePresence')).toHaveLength(callsBefore + 1));
    unmount();
    await waitFor(() => expect(variablesOf('NotePresence').at(-1)?.['isLeaving']).toBe(true));
  });

  it('says that somebody saved it since it was opened', async () => {
    const history = [
      {
        __typename: 'HistoryEntry',
        id: 'h2',
        revision: 4,
        changedAt: new Date().toISOString(),
        changedBy: { __typename: 'HistoryAuthor', id: 'u8', fullName: 'Carla Diaz' },
      },
    ];
    const below = { __typename: 'ProjectHistoryConnection', nodes: [] };
    showProject({ answers: { ProjectLastSave: () => ({ data: { history, below } }) } });
    expect(await screen.findByText(/Carla Diaz saved it .*, after you opened it/)).toBeTruthy();
  });
});
