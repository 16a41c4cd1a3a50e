import { act, fireEvent, screen, within } from '@testing-library/react';
import { Profiler, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { createGraphqlClient } from 'shared-contracts/client';
import { type GridColumn, gridColumn } from 'shared-contracts/grids';
import { aUser } from 'shared-contracts/testing';
import { Provider } from 'urql';
import { FieldGrid, type FormValues, TextField } from '../form/index.ts';
import { CollectionTab } from '../record/rows.ts';
import { type Collection, RecordForm, type StoredRow, useNewId } from '../record-form/index.ts';
import { type Answer, aProject, type ProjectInput, storedBy, type TestProject } from './made-up-record.ts';
import { renderInShell } from './render-in-shell.tsx';

const columns: readonly GridColumn[] = [
  gridColumn('string', 'number', 'Number', { width: 160 }),
  gridColumn('string', 'owner', 'Owner', { width: 160 }),
];
const cellsOf = (values: FormValues) => values;

const required = (name: string) => (values: FormValues) =>
  values[name] ? [] : [{ path: name, message: 'Required value.' }];

interface ShowRecordOptions {
  readonly project?: TestProject;
  readonly address?: string;
  readonly userId?: string;
  readonly language?: 'en' | 'es';
  readonly readOnlyReason?: string;
  readonly answer?: (input: ProjectInput, before: TestProject) => Answer | Promise<Answer>;
  /** Reads one agreement, for a list that does not contain all of it. */
  readonly readAgreement?: (id: string) => Promise<StoredRow>;
  readonly onRemove?: (ids: readonly string[]) => Promise<void>;
  /** How the agreements are otherwise than usual. */
  readonly agreements?: Partial<Collection>;
}

/** Shows the form of a record with two levels of rows; records the saves. */
export function showRecord(options: ShowRecordOptions = {}) {
  const { project: first = aProject(), address = '/surface-project/p1/details', readOnlyReason } = options;
  const sent: ProjectInput[] = [];
  const renders = new Map<string, number>();
  const count = (id: string) => renders.set(id, (renders.get(id) ?? 0) + 1);

  const collectionsOf = (project: TestProject): readonly Collection[] => [
    {
      name: 'agreements',
      tab: 'agreements',
      item: 'agreement',
      titleOf: ({ number }) => String(number ?? ''),
      tabs: [
        {
          path: 'details',
          label: 'Details',
          fields: [
            { name: 'number', label: 'Number' },
            { name: 'owner', label: 'Owner' },
          ],
          show: () => (
            <FieldGrid>
              <Profiler id="number" onRender={() => count('number')}>
                <TextField name="number" label="Number" required />
              </Profiler>
              <Profiler id="owner" onRender={() => count('owner')}>
                <TextField name="owner" label="Owner" />
              </Profiler>
            </FieldGrid>
          ),
        },
        {
          path: 'payments',
          label: 'Payments',
          fields: [],
          show: ({ id }) => (
            <CollectionTab
              collection="payments"
              label="Payments"
              entity="payments"
              columns={[gridColumn('string', 'year', 'Year', { width: 160 })]}
              cellsOf={cellsOf}
              rows={project.payments.filter(({ agreementId }) => agreementId === id)}
            />
          ),
        },
      ],
      make: (position) => ({ number: `NEW-${position}`, owner: '' }),
      validate: required('number'),
      inputOf: (values) => values,
      remove: options.onRemove ?? (async () => {}),
      ...(options.readAgreement ? { read: options.readAgreement } : {}),
      ...options.agreements,
    },
    {
      name: 'payments',
      tab: 'payments',
      parent: { collection: 'agreements', field: 'agreementId' },
      item: 'payment',
      titleOf: ({ year }) => String(year ?? ''),
      tabs: [
        {
          path: 'details',
          label: 'Details',
          fields: [{ name: 'year', label: 'Year' }],
          show: () => <TextField name="year" label="Year" required />,
        },
      ],
      make: () => ({ year: '' }),
      validate: required('year'),
      inputOf: (values) => values,
    },
  ];

  function ProjectForm({ record }: { record: TestProject }) {
    const [project, setProject] = useState(record);
    const collections = useMemo(() => collectionsOf(project), [project]);
    const { '*': path = '' } = useParams();
    return (
      <RecordForm<TestProject>
        route="surface-project"
        record={record}
        kind="COUNTRY"
        titleOf={({ name }) => name}
        subtitle="Project"
        tabs={[
          {
            path: 'details',
            label: 'Details',
            fields: [
              { name: 'name', label: 'Name' },
              { name: 'notes', label: 'Notes' },
              { name: 'key', label: 'Key', isSecret: true },
            ],
          },
          { path: 'agreements', label: 'Agreements', fields: [] },
        ]}
        labelOf={(field) => field}
        valuesOf={({ name, notes }) => ({ name, notes })}
        inputOf={(values) => values}
        check={required('name')}
        collections={collections}
        rowsOf={({ agreements, payments }) => ({ agreements, payments })}
        send={async (input) => {
          sent.push(input);
          return options.answer?.(input, project) ?? storedBy(project, input);
        }}
        onSaved={setProject}
        readOnlyReason={readOnlyReason}
      >
        {() =>
          path.startsWith('agreements') ? (
            <CollectionTab
              collection="agreements"
              label="Agreements"
              entity="agreements"
              columns={columns}
              cellsOf={cellsOf}
              rows={project.agreements}
            />
          ) : (
            <>
              <Profiler id="name" onRender={() => count('name')}>
                <TextField name="name" label="Name" required />
              </Profiler>
              <TextField name="notes" label="Notes" />
              <TextField name="key" label="Key" />
            </>
          )
        }
      </RecordForm>
    );
  }

  function Page() {
    const { id = '' } = useParams();
    const { recordId, isNew } = useNewId(id);
    const record = isNew
      ? { ...first, id: recordId, revision: null, name: '', agreements: [], payments: [] }
      : first;
    return <ProjectForm key={recordId} record={record} />;
  }

  const view = renderInShell(
    <Provider value={createGraphqlClient({ url: '/api/graphql', signIn: async () => {} }).client}>
      <Page />
    </Provider>,
    {
      path: '/surface-project/:id/*',
      address,
      user: aUser({ id: options.userId ?? 'ann' }),
      language: options.language ?? 'en',
    },
  );
  return {
    sent,
    renders,
    unmount: view.unmount,
    pathname: () => view.router.state.location.pathname,
    location: () => view.router.state.location,
    search: () => view.router.state.location.search,
    goTo: (to: string) => act(async () => view.router.navigate(to)),
    /** Reads the page at the moment at which the address matches, before anything else is done. */
    readAt: <TRead,>(pattern: RegExp, read: () => TRead) =>
      new Promise<TRead>((resolve) => {
        const stop = view.router.subscribe(({ location }) => {
          if (!pattern.test(location.pathname)) return;
          stop();
          resolve(read());
        });
      }),
  };
}

/** The page that slid in last. */
export const slideIn = () => {
  const [last] = screen.getAllByRole('dialog').slice(-1);
  if (!last) throw new Error('No page slid in.');
  return within(last);
};

/** A row's text in a grid, by the text of one of its cells. */
export const rowText = (text: string): string => screen.getByText(text).closest('tr')?.textContent ?? '';

/** Text typed into a field of the page that slid in, and the field left. */
export function fillInRow(label: string, text: string): void {
  const field = slideIn().getByLabelText(new RegExp(`^${label}( \\*)?$`));
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

/** The text of the button that counts changes; undefined where there are none. */
export const changes = () => screen.queryByRole('button', { name: /^\d+ changes?$/ })?.textContent;
