import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeForm, field, fillIn, layOut, onPhone, refusals, savedFiles } from 'shared-ui/testing';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBoard, aCell, aRecipient } from '../../testing/made-up-consultation.ts';
import { aProject, projectId } from '../../testing/made-up-projects.ts';
import { showProject } from '../../testing/show-project.tsx';

// Fetched before the first test looks for them, as by somebody who is on the way there.
beforeAll(() => Promise.all([import('./consultation-tab.tsx'), import('shared-ui/grid')]));

beforeEach(() => {
  beforeForm();
  layOut(900);
});

const silent = aRecipient({
  ...{ id: '00000000-0000-4000-8000-000000000402', name: 'Horse Lake', kind: 'Indigenous', parcels: [] },
  ...{ state: 'Late', associateId: null },
  clock: {
    ...{ startedOn: '2026-11-02', dueDate: '2026-11-24', isPaused: false, pausedDays: 0 },
    moved: 'The rule was changed after this clock began.',
    unruled: 'Saskatchewan: there is no rule here.',
    rule: null,
  },
  cells: [
    aCell('Notified', { state: 'Done', date: '2026-11-02', contactId: 'c1', contactRevision: 1 }),
    aCell('FollowUp', { afterDays: 5, state: 'Late', dueDate: '2026-11-10' }),
    aCell('Answered', { dueDate: '2026-11-24' }),
    aCell('Objection', { state: 'None' }),
    aCell('Closed'),
  ],
  gaps: [
    {
      kind: 'FollowUpMissing',
      contactId: null,
      date: '2026-11-10',
      days: 5,
      sentence: 'No follow-up after day 5.',
    },
    {
      ...{ kind: 'EvidenceMissing', contactId: 'c1', date: '2026-11-02', days: null },
      sentence: 'Evidence missing for the contact of Nov-02-2026.',
    },
  ],
});

const objecting = aRecipient({
  ...{ id: '00000000-0000-4000-8000-000000000403', name: 'Cy Tenant', state: 'Objecting' },
  cells: [
    aCell('Notified', { state: 'Done', date: '2026-11-02', contactId: 'c2', contactRevision: 4 }),
    aCell('FollowUp', { afterDays: 5, state: 'None' }),
    aCell('Answered', { state: 'Done', date: '2026-11-05', contactId: 'c3', contactRevision: 1 }),
    aCell('Objection', { state: 'Due', date: '2026-11-05', contactId: 'c3', contactRevision: 1 }),
    aCell('Closed'),
  ],
});

const recipients = [aRecipient(), silent, objecting];

function show(options: Parameters<typeof showProject>[0] = {}) {
  return showProject({
    address: `${projectId}/consultation`,
    ...options,
    answers: {
      ConsultationBoard: () => aBoard(recipients, { notifiedCount: 2, lateCount: 1, objectionCount: 1 }),
      FileContacts: () => ({ data: { saved: { __typename: 'SurfaceProject', id: projectId } } }),
      DeleteFiledCommunications: () => ({ data: { deleted: [] } }),
      PickMethodsOfContact: () => ({ data: { options: [] } }),
      ...options.answers,
    },
  });
}

const grid = () => screen.findByRole('grid', { name: 'Consultation' });
const names = async () =>
  [...(await grid()).querySelectorAll('tbody tr')].map((row) =>
    ['Ann Beg', 'Horse Lake', 'Cy Tenant'].find((name) => row.textContent?.includes(name)),
  );
const figure = (name: RegExp) => screen.getByRole('button', { name });

/** Opens the step of a recipient using only the keyboard. */
async function fill(recipient: string, column: number) {
  const table = await grid();
  const row = (await within(table).findByText(recipient)).closest('tr');
  fireEvent.click(row?.querySelector(`[data-column="${column}"]`) ?? document.body);
  await act(async () => fireEvent.keyDown(table, { key: 'F2' }));
  return within(await screen.findByRole('region', { name: new RegExp(recipient) }));
}

describe('the board of a consultation', () => {
  it('says who was told, who is late, who objects, and what a regulator would send back', async () => {
    show();
    await grid();
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    expect(titles.filter(Boolean)).toEqual([
      ...['Recipient', 'State', 'Notified', 'Day 5', 'Answered', 'Objection', 'Closed'],
      ...['A regulator would send back', 'Land'],
    ]);
    expect(figure(/^May not file: 2 open/)).toBeTruthy();
    expect(figure(/^2 of 3 notified/)).toBeTruthy();
    expect(figure(/^1 open objection/)).toBeTruthy();
    expect(figure(/^2 gaps a regulator would send back/)).toBeTruthy();
    const late = screen.getByText('Horse Lake').closest('tr')?.textContent;
    expect(late).toContain('until Nov-24-2026');
    expect(late).toContain('its rule changed');
    expect(late).toContain('a province of its land has no rule');
    expect(screen.getByTitle(/Saskatchewan: there is no rule here/).textContent).toContain('Late');
    expect(late).toContain('Late, Nov-10-2026');
    expect(late).toContain('and 1 more');
    expect(screen.getByText('Cy Tenant').closest('tr')?.textContent).toContain('Nov-05-2026, open');
  });

  it('says of a day that was typed without a notice on record that it was sent without proof', async () => {
    const typed = aRecipient({
      state: 'Unproved',
      cells: [aCell('Notified', { date: '2026-11-03' }), ...aRecipient().cells.slice(1)],
    });
    const { variablesOf } = show({ answers: { ConsultationBoard: () => aBoard([typed]) } });
    await grid();
    const row = screen.getByText('Ann Beg').closest('tr');
    expect(row?.querySelector('[data-column="2"]')?.textContent).toBe('Sent, no proofNov-03-2026');
    const panel = await fill('Ann Beg', 2);
    // The entered values are not asked for a second time.
    await waitFor(() => expect(field('Date', panel).value).toBe('2026-11-03'));
    await act(async () => fireEvent.keyDown(field('Date', panel), { key: 'Enter' }));
    await screen.findByText('Notice noted for Ann Beg.');
    expect(variablesOf('FileContacts')).toMatchObject([
      { input: { communications: [{ step: 'Notice', date: '2026-11-03', deliveredDate: null }] } },
    ]);
  });

  it('says on a phone once that a notice has no proof, and when it was sent', async () => {
    onPhone();
    const typed = aRecipient({
      state: 'Unproved',
      cells: [aCell('Notified', { date: '2026-11-03' }), ...aRecipient().cells.slice(1)],
    });
    show({ answers: { ConsultationBoard: () => aBoard([typed]) } });
    await grid();
    const card = screen.getByText('Ann Beg').closest('tr')?.textContent ?? '';
    expect(card.match(/Sent, no proof/g)).toHaveLength(1);
    expect(card).toContain('Nov-03-2026');
  });

  it.each([
    ['is linked for a system administrator', { isSystemAdministrator: true }, true],
    ['is no link for others, who read whom to ask', {}, false],
  ])('a rule without a distance %s', async (_, rights, isLinked) => {
    const ruleId = '00000000-0000-4000-8000-000000000461';
    const sentence = 'No distance is set for s. 4: who must be notified is your own choice.';
    const warnings = [{ __typename: 'ConsultationWarning', kind: 'NoDistance', sentence, ruleId }];
    show({ rights, answers: { ConsultationBoard: () => aBoard([silent], { warnings }) } });
    await grid();
    const warning = screen.getByText(/^No distance is set for s\. 4/);
    const link = within(warning).queryByRole('link', { name: 'Open the rule' });
    expect(link?.getAttribute('href') ?? null).toBe(
      isLinked ? `/master-data/provincial-rules/${ruleId}/details` : null,
    );
    expect(warning.textContent?.includes('A system administrator can enter it in the rule.')).toBe(!isLinked);
  });

  it('recipients without a province are told as an alarm above the board', async () => {
    const sentence = 'No province: no rule can be applied to 2 of the recipients.';
    const warnings = [{ __typename: 'ConsultationWarning', kind: 'NoProvince', sentence, ruleId: null }];
    show({ answers: { ConsultationBoard: () => aBoard([silent], { warnings }) } });
    await grid();
    expect(screen.getByRole('alert').textContent).toContain(sentence);
  });

  it('says from when the project may be filed', async () => {
    show({ answers: { ConsultationBoard: () => aBoard([silent], { mayFileOn: '2099-12-09' }) } });
    await grid();
    expect(figure(/^May file on Dec-09-2099/)).toBeTruthy();
  });

  it.each([
    [/of 3 notified/, ['Ann Beg']],
    [/^1 late/, ['Horse Lake']],
    [/open objection/, ['Cy Tenant']],
    [/^May not file/, ['Ann Beg', 'Horse Lake', 'Cy Tenant']],
  ])('is narrowed by its figure %s, in an address that can be mailed', async (name, left) => {
    const { place } = show();
    await grid();
    await act(async () => fireEvent.click(figure(name)));
    await waitFor(async () => expect(await names()).toEqual(left));
    expect(place()).toMatch(/\?show=\w+$/);
  });

  it('names every gap in a line of its own, which leads to the contact to be mended', async () => {
    const { place } = show({ address: `${projectId}/consultation?show=gaps` });
    const gaps = await screen.findByRole('grid', { name: 'A regulator would send back' });
    const rows = [...gaps.querySelectorAll('tbody tr')];
    expect(rows.map(({ textContent }) => textContent?.match(/No follow-up|Evidence missing/)?.[0])).toEqual([
      'No follow-up',
      'Evidence missing',
    ]);
    await act(async () => fireEvent.doubleClick(within(gaps).getByText(/^Evidence missing/)));
    await waitFor(() => expect(place()).toContain(`/indigenous/${silent.id}/logs/c1/details`));
  });

  it('shows the first recipients at once, and the others behind them', async () => {
    const { variablesOf } = show({
      answers: {
        ConsultationBoard: () => aBoard([aRecipient()], { recipientCount: 3 }),
        MoreRecipients: ({ after }) => aBoard(after === recipients[0]?.id ? [silent, objecting] : []),
      },
    });
    await screen.findByText('Cy Tenant');
    expect(figure(/^3 recipients/)).toBeTruthy();
    expect(variablesOf('MoreRecipients')).toHaveLength(1);
  });

  it('says where recipients come from while there are none', async () => {
    const { place } = show({ answers: { ConsultationBoard: () => aBoard([]) } });
    await screen.findByText('Nobody is consulted yet');
    fireEvent.click(screen.getByRole('button', { name: 'Add stakeholders' }));
    await waitFor(() => expect(place()).toMatch(/stakeholders$/));
  });

  it('says what went wrong, with another try', async () => {
    show({ answers: { ConsultationBoard: () => refusals('The server is being serviced.') } });
    await screen.findByText('The server is being serviced.');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});

describe('a step of the board', () => {
  it('is filled where it stands by the keyboard, told, and taken back', async () => {
    const { variablesOf } = show();
    const panel = await fill('Ann Beg', 2);
    await waitFor(() => expect(document.activeElement).toBe(field('Date', panel)));
    fillIn('Date', '2026-11-19', panel);
    fillIn('Delivered on', '2026-11-20', panel);
    await act(async () => fireEvent.keyDown(field('Date', panel), { key: 'Enter' }));
    await screen.findByText('Notice noted for Ann Beg.');
    const [{ input }] = variablesOf('FileContacts') as [{ input: Record<string, unknown> }];
    expect(input).toMatchObject({
      id: projectId,
      communications: [
        {
          ...{ stakeholderId: recipients[0]?.id, date: '2026-11-19', step: 'Notice' },
          ...{ deliveredDate: '2026-11-20', isSuccessful: true },
          businessAssociates: [{ id: recipients[0]?.associateId }],
        },
      ],
      indigenousLogs: [],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(variablesOf('DeleteFiledCommunications')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Notice noted for Ann Beg.')).toBeNull());
  });

  it('is a follow-up that reached nobody on the record of contact of a community', async () => {
    const { variablesOf } = show({
      answers: { PickIndigenousMethodsOfContact: () => ({ data: { options: [] } }) },
    });
    const panel = await fill('Horse Lake', 3);
    fireEvent.change(field('Outcome', panel), { target: { value: 'NoAnswer' } });
    await act(async () => fireEvent.keyDown(field('Date', panel), { key: 'Enter' }));
    await waitFor(() => expect(variablesOf('FileContacts')).toHaveLength(1));
    expect(variablesOf('FileContacts')[0]?.['input']).toMatchObject({
      communications: [],
      indigenousLogs: [{ indigenousEngagementId: silent.id, step: 'FollowUp', isSuccessful: false }],
    });
  });

  it('asks for a day that is one, and says what the server refused', async () => {
    const { variablesOf } = show({
      answers: { FileContacts: () => refusals('You may look at this project and not edit it.') },
    });
    const panel = await fill('Ann Beg', 2);
    fillIn('Date', 'soon', panel);
    await act(async () => fireEvent.keyDown(field('Date', panel), { key: 'Enter' }));
    expect(variablesOf('FileContacts')).toHaveLength(0);
    fillIn('Date', '2026-11-19', panel);
    await act(async () => fireEvent.keyDown(field('Date', panel), { key: 'Enter' }));
    expect((await panel.findByRole('alert')).textContent).toBe(
      'You may look at this project and not edit it.',
    );
    // Sent again it has the same ids, so that a step whose answer was lost is written once.
    await act(async () => fireEvent.keyDown(field('Date', panel), { key: 'Enter' }));
    const [first, second] = variablesOf('FileContacts');
    expect(second).toEqual(first);
  });

  it('resolves an objection that is open, and leads to the contact of what is done', async () => {
    const { variablesOf } = show();
    const open = await fill('Cy Tenant', 5);
    fillIn('How it was resolved', 'The pad moves 40 m east.', open);
    fillIn('Link to the evidence', 'https://files.example/agreed.pdf', open);
    await act(async () => fireEvent.keyDown(field('Date', open), { key: 'Enter' }));
    await waitFor(() => expect(variablesOf('FileContacts')).toHaveLength(1));
    expect(variablesOf('FileContacts')[0]?.['input']).toMatchObject({
      communications: [
        {
          ...{ step: 'ObjectionResolved', stakeholderId: objecting.id, comments: 'The pad moves 40 m east.' },
          relatedDocuments: [{ url: 'https://files.example/agreed.pdf', isUrlLink: true }],
        },
      ],
    });
    const done = await fill('Cy Tenant', 2);
    expect(done.getByRole('link', { name: 'Open the contact' }).getAttribute('href')).toContain(
      `stakeholders/${objecting.id}/communications/c2/details`,
    );
  });

  it('is not filled by who may only read', async () => {
    show({ project: aProject({ canEdit: false }), rights: { isReadOnly: true } });
    const table = await grid();
    fireEvent.click(screen.getByText('Ann Beg').closest('tr')?.querySelector('[data-column="2"]') ?? table);
    await act(async () => fireEvent.keyDown(table, { key: 'F2' }));
    expect(screen.queryByRole('region', { name: /Ann Beg/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'File a letter …' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Export the log' })).toBeTruthy();
  });
});

describe('the log of a consultation', () => {
  const aLine = (place: number, change: object = {}) => ({
    __typename: 'ConsultationLogLine',
    id: `line ${place}`,
    ...{ kind: 'Stakeholder', recipient: 'Ann Beg', land: 'NW-36-042-03-W5M', date: '2026-11-02' },
    ...{ timeOfDay: '09:05', step: 'Notice', method: 'Letter', isSuccessful: true, outcome: null },
    ...{ contactedBy: 'Brooke Hanson', spokenWith: 'Ann Beg', comments: '=1+1', deliveredDate: '2026-11-04' },
    evidence: ['Plan', 'Receipt'],
    ...change,
  });

  it('comes as a workbook in the columns of regulators, every page of it, attempts too', async () => {
    const files = savedFiles();
    const attempt = aLine(2, {
      ...{ date: '2026-11-09', timeOfDay: null, step: 'FollowUp', isSuccessful: false, outcome: 'NoAnswer' },
      ...{ spokenWith: null, comments: null, deliveredDate: null, evidence: [] },
    });
    const page = (lines: readonly object[], endCursor: string | null) => ({
      data: { log: { __typename: 'ConsultationLog', lines, endCursor } },
    });
    show({
      answers: {
        ConsultationLog: ({ after }) =>
          after === 'second' ? page([attempt], null) : page([aLine(1)], 'second'),
      },
    });
    await grid();
    fireEvent.click(screen.getByRole('button', { name: 'Export the log' }));
    fireEvent.click(await screen.findByRole('button', { name: /Excel/ }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^Consultation log .*\.xlsx$/);
    const written = (await files[0]?.rows())?.map((row) =>
      row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : (cell ?? ''))),
    );
    expect(written).toEqual([
      [
        ...['No.', 'Date', 'Time', 'Contacted party', 'Kind', 'Land', 'Purpose', 'Method', 'Outcome'],
        ...['Contacted by', 'Spoken with', 'Summary of the contact', 'Delivered', 'Evidence'],
      ],
      [
        ...[1, '2026-11-02', '09:05', 'Ann Beg', 'Stakeholder', 'NW-36-042-03-W5M', 'Notice', 'Letter'],
        // A text that looks like a formula stays a text.
        ...['Reached', 'Brooke Hanson', 'Ann Beg', '=1+1', '2026-11-04', 'Plan, Receipt'],
      ],
      [
        ...[2, '2026-11-09', '', 'Ann Beg', 'Stakeholder', 'NW-36-042-03-W5M', 'Follow-up', 'Letter'],
        ...['No answer', 'Brooke Hanson', '', '', '', ''],
      ],
    ]);
  });

  it('is written as Word or PDF by the server, which says what went wrong', async () => {
    const bodies: unknown[] = [];
    show();
    await grid();
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      if (address.includes('consultation-log')) bodies.push(JSON.parse(String(init.body)));
      return Response.json({ message: 'Not today.' }, { status: 403 });
    });
    for (const format of ['Word document', 'PDF']) {
      fireEvent.click(screen.getByRole('button', { name: 'Export the log' }));
      fireEvent.click(await screen.findByRole('button', { name: format }));
      expect(await screen.findByText('Report Error: Not today.')).toBeTruthy();
      fireEvent.click(screen.getByText('Close'));
      await waitFor(() => expect(screen.queryByText('Report Error: Not today.')).toBeNull());
    }
    const expected = { parentId: projectId, language: 'en' };
    expect(bodies).toEqual([
      expect.objectContaining({ ...expected, outputFormat: 'Word' }),
      expect.objectContaining({ ...expected, outputFormat: 'PDF' }),
    ]);
  });
});

describe('a letter', () => {
  it('is filed on those who are found by their land, all at once', async () => {
    const letter = { __typename: 'MethodOfContact' as const, id: 'm7', code: 'Letter' };
    const { variablesOf } = show({
      answers: {
        PickMethodsOfContact: () => ({ data: { options: [{ ...letter, id: 'm1', code: 'Email' }, letter] } }),
      },
    });
    await grid();
    fireEvent.click(screen.getByRole('button', { name: 'File a letter …' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Horse Lake');
    expect((dialog.getByRole('button', { name: 'Next' }) as HTMLButtonElement).disabled).toBe(true);
    fireEvent.change(dialog.getByPlaceholderText('Name or land...'), { target: { value: 'nw-36' } });
    const table = dialog.getByRole('grid', { name: 'Recipients of the letter' });
    await waitFor(() => expect(within(table).queryByText('Horse Lake')).toBeNull());
    await act(async () => fireEvent.keyDown(table, { key: 'a', ctrlKey: true }));
    await dialog.findByText('2 recipients chosen');
    fireEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await waitFor(() => field('Date', dialog));
    fillIn('Date', '2026-11-19', dialog);
    fillIn('Delivered on', '2026-11-20', dialog);
    fillIn('Address of the letter', 'letters.test/1', dialog);
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'File' })));
    await dialog.findByText('The letter was filed on 2 recipients.');
    const [{ input }] = variablesOf('FileContacts') as [{ input: { communications: readonly object[] } }];
    const { communications } = input;
    expect(communications).toHaveLength(2);
    expect(communications).toMatchObject(
      [recipients[0], objecting].map((one) => ({
        ...{ stakeholderId: one?.id, step: 'Notice', deliveredDate: '2026-11-20' },
        // It is a letter: nobody has to say so, and a regulator does not send it back.
        methodOfContact: { id: 'm7' },
        relatedDocuments: [{ url: 'letters.test/1', isUrlLink: true }],
      })),
    );
  });
});
