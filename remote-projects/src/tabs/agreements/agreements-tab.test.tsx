import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ProjectMapProps } from 'shared-contracts/map';
import { type AreaPartProps, AreaPartProvider, keptText } from 'shared-ui';
import { type Answer, type Answers, beforeForm, fillIn, refusals } from 'shared-ui/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAgreement, asAnswered, inNoChain, threeLines } from '../../testing/made-up-agreements.ts';
import { placeOfProject, projectId } from '../../testing/made-up-projects.ts';
import { showProject } from '../../testing/show-project.tsx';
import { testLinesTab } from '../../testing/test-lines-tab.tsx';
import { undoLatest } from '../../testing/undo-latest.ts';

// Loaded before the first test looks for it, as when somebody is about to open it.
beforeAll(() => import('./agreements-tab.tsx'));

beforeEach(beforeForm);

const tab = `${projectId}/agreements`;

const agreementsOf = (nodes: readonly object[]): Answer => ({
  data: {
    agreements: {
      __typename: 'AgreementConnection',
      nodes: asAnswered(nodes),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
});

function show(options: Parameters<typeof showProject>[0] = {}) {
  return showProject({
    address: tab,
    ...options,
    answers: {
      ProjectAgreements: () => agreementsOf(threeLines),
      ProjectAgreement: ({ id }) => ({
        data: {
          record: asAnswered(
            anAgreement({
              id: String(id),
              agreementNumber: threeLines.find((line) => line.id === id)?.agreementNumber ?? null,
            }),
          ),
        },
      }),
      AgreementRuleTable: () => ({ data: { project: placeOfProject, rules: [] } }),
      AgreementChain: inNoChain,
      ...options.answers,
    },
  });
}

/** A stand-in for the map area's component: it shows its props, and selects what it is asked to show. */
function StandInMap({ props }: AreaPartProps) {
  const { main, selected = new Set(), shown, onSelect } = props as ProjectMapProps;
  return (
    <section aria-label="The map">
      <p>chosen: {[...selected].join(' ')}</p>
      <p>shown: {shown ? [...shown].join(' ') : `all of ${main}`}</p>
      <button type="button" onClick={() => onSelect?.(shown ?? new Set())}>
        Choose what is shown
      </button>
    </section>
  );
}

const WithMap = ({ children }: { readonly children: ReactNode }) => (
  <AreaPartProvider part={StandInMap}>{children}</AreaPartProvider>
);

const listed = () => screen.findByText('SL-1');
const grid = () => screen.getByRole('grid', { name: 'Agreements' });
const numbers = () =>
  [...grid().querySelectorAll('tbody tr')].map((row) => row.textContent?.match(/(SL|REF)-\d/)?.[0]);
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const select = (text: string) =>
  fireEvent.click(screen.getByText(text).closest('tr')?.querySelector('[data-select]') ?? document.body);

describe('the agreements of a project', () => {
  testLinesTab({
    label: 'Agreements',
    typename: 'Agreement',
    show,
    ids: threeLines.map(({ id }) => id),
    firstName: 'SL-1',
  });

  it('are counted, and the columns that a person chooses are there again in every project', async () => {
    const { unmount } = show();
    const grid = await screen.findByRole('grid', { name: 'Agreements' });
    await waitFor(() => expect(screen.getByText('3 rows')).toBeTruthy());
    expect(within(grid).queryByRole('columnheader', { name: /Effective/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Effective' }));
    expect(await within(grid).findByRole('columnheader', { name: /Effective/ })).toBeTruthy();
    unmount();
    show();
    const again = await screen.findByRole('grid', { name: 'Agreements' });
    expect(await within(again).findByRole('columnheader', { name: /Effective/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Reset columns' }));
    await waitFor(() => expect(within(again).queryByRole('columnheader', { name: /Effective/ })).toBeNull());
    expect(keptText('columns.agreements', 'browser')).toBeUndefined();
  });

  it('stand in the columns of the specification, with who and what below their number', async () => {
    show();
    await listed();
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    expect(titles.filter(Boolean)).toEqual([
      ...['Seq', 'Agreement', 'Name', 'Purpose', 'Status', 'Interest', 'Acquired'],
    ]);
    const row = screen.getByText('SL-1').closest('tr');
    expect(row?.textContent).toContain('Ann Beg · Cy Tenant · NW-36-042-03-W5M (+2 more)');
    // The reference number takes precedence over the agreement's own.
    expect(numbers()).toEqual(['SL-1', 'REF-2', 'SL-3']);
  });

  it('are found in all their texts in any case, and the filter stands in this tab of the browser', async () => {
    show();
    await listed();
    fireEvent.change(screen.getByPlaceholderText('Filter...'), { target: { value: 'sw-24' } });
    await waitFor(() => expect(numbers()).toEqual(['SL-1', 'REF-2']));
    fireEvent.change(screen.getByPlaceholderText('Filter...'), { target: { value: 'THIRD' } });
    await waitFor(() => expect(numbers()).toEqual(['SL-3']));
    expect(keptText(`filter.agreements.${projectId}`)).toBe('THIRD');
  });

  it('are found by what is typed and not saved yet', async () => {
    show({ address: `${tab}/${threeLines[0]?.id}/details` });
    await screen.findByRole('textbox', { name: 'Name' });
    fillIn('Name', 'Not saved yet');
    fireEvent.click(screen.getByRole('link', { name: /^Agreements/ }));
    await listed();
    fireEvent.change(screen.getByPlaceholderText('Filter...'), { target: { value: 'not saved' } });
    await waitFor(() => expect(numbers()).toEqual(['SL-1']));
    expect(screen.getByText('SL-1').closest('tr')?.textContent).toContain('Not saved yet');
  });

  it('are one selection with the map, which shows what the filter leaves', async () => {
    show({ around: WithMap });
    await listed();
    select('SL-1');
    fireEvent.click(screen.getByRole('radio', { name: 'Map' }));
    const map = () => within(screen.getByRole('region', { name: 'The map' }));
    const [first, , third] = threeLines.map(({ id }) => id);
    expect(map().getByText(`chosen: ${first}`)).toBeTruthy();
    expect(map().getByText('shown: all of Agreements')).toBeTruthy();
    fireEvent.change(screen.getByPlaceholderText('Filter...'), { target: { value: 'third' } });
    await waitFor(() => expect(map().getByText(`shown: ${third}`)).toBeTruthy());
    fireEvent.click(map().getByRole('button', { name: 'Choose what is shown' }));
    expect(map().getByText(`chosen: ${third}`)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Grid' }));
    await waitFor(() =>
      expect(screen.getByText('SL-3').closest('tr')?.getAttribute('aria-selected')).toBe('true'),
    );
  });
});

describe('the wizard for new agreements', () => {
  const dialog = async () => within(await screen.findByRole('dialog'));
  const open = async (options: Parameters<typeof show>[0] = {}) => {
    const view = show(options);
    await listed();
    fireEvent.click(button('New'));
    return { ...view, page: await dialog() };
  };
  const created = {
    CreateAgreements: ({ input }) => ({
      data: {
        created: (input as readonly { readonly id: string; readonly name: string }[]).map(({ id, name }) =>
          asAnswered({ ...threeLines[2], id, name }),
        ),
      },
    }),
    PickAgreementTypes: () => ({
      data: {
        options: [
          {
            __typename: 'AgreementType',
            id: threeLines[0]?.agreementType?.id,
            code: 'Surface Lease',
            description: null,
          },
        ],
      },
    }),
  } satisfies Answers;

  it('asks for a name of at most 150 characters, and a reference number of at most 30', async () => {
    const { page } = await open();
    fillIn('Name', '   ', page);
    expect(await page.findByText('Required value')).toBeTruthy();
    fillIn('Name', 'x'.repeat(151), page);
    fillIn('Reference number', 'x'.repeat(31), page);
    expect(await page.findByText('Name cannot exceed 150 characters')).toBeTruthy();
    expect(page.getByText('Reference number cannot exceed 30 characters')).toBeTruthy();
    fillIn('Name', 'x'.repeat(150), page);
    fillIn('Reference number', 'x'.repeat(30), page);
    await waitFor(() => expect(page.queryByText(/cannot exceed/)).toBeNull());
  });

  it('writes it behind those that are there, keeps the choices for another one, and opens it', async () => {
    const { page, variablesOf, place } = await open({ answers: created });
    expect(page.getByText('It becomes number 4 of the project.')).toBeTruthy();
    fillIn('Name', 'Fourth', page);
    fireEvent.click(page.getByRole('combobox', { name: 'Type' }));
    fireEvent.click(await screen.findByRole('option', { name: /Surface Lease/, hidden: true }));
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Create' })));
    expect(await page.findByText('Agreement Successfully Created')).toBeTruthy();
    expect(variablesOf('CreateAgreements')[0]?.['input']).toMatchObject([
      {
        projectFileId: projectId,
        sequence: 4,
        name: 'Fourth',
        agreementType: { id: threeLines[0]?.agreementType?.id },
        landPurpose: null,
      },
    ]);
    fireEvent.click(page.getByRole('button', { name: 'Create Another' }));
    expect(((await page.findByLabelText(/^Name/)) as HTMLInputElement).value).toBe('');
    expect((page.getByRole('combobox', { name: 'Type' }) as HTMLInputElement).value).toContain(
      'Surface Lease',
    );
    fillIn('Name', 'Fifth', page);
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Create' })));
    fireEvent.click(await page.findByRole('button', { name: 'Open Agreement' }));
    const second = variablesOf('CreateAgreements')[1]?.['input'] as readonly { readonly id: string }[];
    await waitFor(() => expect(place()).toBe(`/surface-project/${tab}/${second[0]?.id}/details`));
  });

  it('tells each of several reasons why it could not be written, and keeps what was typed', async () => {
    const { page } = await open({
      answers: { CreateAgreements: () => refusals('The type is not in use.', 'The status is not in use.') },
    });
    fillIn('Name', 'Fourth', page);
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Create' })));
    expect(await page.findByText('Agreement Creation Failed')).toBeTruthy();
    expect(page.getByText(/One or more errors have occurred:/)).toBeTruthy();
    expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The type is not in use.',
      'The status is not in use.',
    ]);
    fireEvent.click(page.getByRole('button', { name: 'Try Again' }));
    expect((page.getByLabelText(/^Name/) as HTMLInputElement).value).toBe('Fourth');
  });

  it('writes it once where the answer was lost and it is sent again', async () => {
    let isLost = true;
    const { page, variablesOf } = await open({
      answers: {
        CreateAgreements: (variables) =>
          isLost ? refusals('Rightway could not be reached.') : created.CreateAgreements(variables),
      },
    });
    fillIn('Name', 'Fourth', page);
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Create' })));
    await page.findByText('Agreement Creation Failed');
    isLost = false;
    fireEvent.click(page.getByRole('button', { name: 'Try Again' }));
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Create' })));
    fireEvent.click(await page.findByRole('button', { name: 'Create Another' }));
    fillIn('Name', 'Fourth', page);
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Create' })));
    await page.findByText('Agreement Successfully Created');
    const [first, again, another] = variablesOf('CreateAgreements').map(({ input }) => {
      const [line] = input as readonly { readonly id: string; readonly saveId: string }[];
      return [line?.id, line?.saveId];
    });
    expect(again).toEqual(first);
    expect(new Set([...(first ?? []), ...(another ?? [])]).size).toBe(4);
  });

  it('says the one reason alone, and where there is none that it is unknown', async () => {
    let messages = ['The project is archived.'];
    const { page } = await open({ answers: { CreateAgreements: () => refusals(...messages) } });
    fillIn('Name', 'Fourth', page);
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Create' })));
    expect(await page.findByText('The project is archived.')).toBeTruthy();
    messages = [''];
    fireEvent.click(page.getByRole('button', { name: 'Try Again' }));
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Create' })));
    expect(await page.findByText('An unknown error has occurred.')).toBeTruthy();
  });

  it('holds it with a project that was never saved', async () => {
    const { sent, variablesOf } = show({ address: 'new/agreements' });
    await screen.findByRole('grid', { name: 'Agreements' });
    fireEvent.click(button('New'));
    const page = await dialog();
    fillIn('Name', 'First', page);
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Create' })));
    const [close] = await page.findAllByRole('button', { name: 'Close' });
    if (close) fireEvent.click(close);
    expect(variablesOf('CreateAgreements')).toEqual([]);
    expect((await screen.findAllByText(/First/)).length).toBeGreaterThan(0);
    expect(sent()).toEqual([]);
  });
});

describe('many agreements at once', () => {
  const [first, second] = threeLines;
  const statusId = '00000000-0000-4000-8000-0000000000aa';
  const none = (...fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, null]));
  const preview = (faults: readonly object[] = []): Answer => ({
    data: {
      moves: [],
      changes: [first, second].map((line) => ({
        __typename: 'AgreementBulkChange',
        revision: 3,
        agreement: {
          __typename: 'Agreement',
          id: line?.id,
          sequence: line?.sequence,
          called: line?.referenceNumber || line?.agreementNumber || line?.name,
          ...none(
            'statusComments',
            'landAgent',
            'agreementType',
            'landPurpose',
            'interestType',
            'landownerType',
          ),
          ...none('documentsAcquiredDate'),
          surfaceStatus: { __typename: 'SurfaceStatus', id: statusId },
          dates: {
            __typename: 'AgreementDates',
            ...none(
              'sentToFieldDate',
              'plansReceivedDate',
              'consentRequestedDate',
              'effectiveDate',
              'expiryDate',
            ),
            ...none('reviewNoticeDate'),
            consentReceivedDate: line === second ? '2026-10-02' : null,
          },
        },
        changes: [
          { __typename: 'FieldChange', field: 'consentReceivedDate', before: null, after: '2026-11-20' },
        ],
        faults: line === second ? faults : [],
      })),
    },
  });
  const chooseAction = async (name: string) => {
    fireEvent.click(button('Actions'));
    fireEvent.click(await screen.findByRole('menuitem', { name, hidden: true }));
  };

  it('get a day filled down, after what changes was shown', async () => {
    let isReached = false;
    const { variablesOf } = show({
      answers: {
        PreviewAgreements: () => preview(),
        BulkEditAgreements: () => ({
          data: {
            edited: [first, second].map((line) => ({ __typename: 'Agreement', id: line?.id, revision: 4 })),
          },
        }),
        TakeBackAgreements: () => {
          if (!isReached) throw new TypeError('Failed to fetch');
          return { data: { undone: [] } };
        },
      },
    });
    await listed();
    select('SL-1');
    select('REF-2');
    await chooseAction('Fill down a date …');
    const page = within(await screen.findByRole('dialog'));
    fillIn('Day', '2026-11-20', page);
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Preview changes' })));
    const table = within(await page.findByRole('table', { name: 'Changes' }));
    expect(table.getAllByText('Consent received: (empty) → Nov-20-2026')).toHaveLength(2);
    expect(variablesOf('PreviewAgreements')[0]).toEqual({
      ids: [first?.id, second?.id],
      values: { consentReceivedDate: '2026-11-20' },
    });
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Apply changes' })));
    await waitFor(() => expect(variablesOf('BulkEditAgreements')).toHaveLength(1));
    expect(variablesOf('BulkEditAgreements')[0]).toMatchObject({
      input: {
        agreements: [
          { id: first?.id, revision: 3 },
          { id: second?.id, revision: 3 },
        ],
        values: { consentReceivedDate: '2026-11-20' },
      },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await undoLatest();
    // Its answer was lost: the message of that offers the same again.
    isReached = true;
    await undoLatest();
    expect(variablesOf('TakeBackAgreements')).toHaveLength(2);
    expect(variablesOf('TakeBackAgreements')[1]).toEqual(variablesOf('TakeBackAgreements')[0]);
    expect(variablesOf('TakeBackAgreements').slice(1)).toEqual([
      {
        input: [
          { id: first?.id, revision: 4, saveId: expect.any(String), consentReceivedDate: null },
          { id: second?.id, revision: 4, saveId: expect.any(String), consentReceivedDate: '2026-10-02' },
        ],
      },
    ]);
  });

  it('are not written where one of them cannot be', async () => {
    show({
      answers: {
        PreviewAgreements: () =>
          preview([
            { __typename: 'AgreementFault', path: 'expiryDate', message: 'The expiry is before that.' },
          ]),
      },
    });
    await listed();
    select('SL-1');
    await chooseAction('Fill down a date …');
    const page = within(await screen.findByRole('dialog'));
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Preview changes' })));
    expect(await page.findByText(/The expiry is before that/)).toBeTruthy();
    expect((page.getByRole('button', { name: 'Apply changes' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('are edited in ticked fields alone', async () => {
    const { variablesOf } = show({ answers: { PreviewAgreements: () => preview() } });
    await listed();
    select('SL-1');
    await chooseAction('Edit selected …');
    const page = within(await screen.findByRole('dialog'));
    expect((page.getByRole('button', { name: 'Preview changes' }) as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(page.getByRole('checkbox', { name: 'Change: Expiry' }));
    await act(async () => fireEvent.click(page.getByRole('button', { name: 'Preview changes' })));
    await waitFor(() =>
      expect(variablesOf('PreviewAgreements')[0]).toEqual({
        ids: [first?.id],
        values: { expiryDate: null },
      }),
    );
  });

  it('must be selected first', async () => {
    show();
    await listed();
    fireEvent.click(button('Actions'));
    const item = await screen.findByRole('menuitem', { name: 'Edit selected …', hidden: true });
    expect(item.getAttribute('title')).toBe('Select rows first.');
  });
});
