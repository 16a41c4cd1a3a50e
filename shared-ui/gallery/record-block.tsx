import { useMemo, useRef, useState } from 'react';
import { gridColumn } from 'shared-contracts/grids';
import { sizes } from 'shared-contracts/limits';
import { errorsOf, requiredShortText, shortText } from 'shared-contracts/validators';
import * as v from 'valibot';
import {
  FieldGrid,
  FieldRow,
  type FormTab,
  type FormValues,
  NumberField,
  TextareaField,
  TextField,
  TickField,
} from '../src/form/index.ts';
import { Skeleton } from '../src/index.ts';
import { CollectionTab } from '../src/record/rows.ts';
import { type Collection, RecordAbsence, RecordForm, useNewId } from '../src/record-form/index.ts';
import { Link, useParams } from '../src/router/index.ts';
import classes from './gallery.module.css';
import {
  type Answer,
  answers,
  deleteAgreements,
  findProject,
  newProject,
  type Project,
  saveProject,
} from './made-up-project.ts';
import { State } from './state.tsx';

const checkedBy = (schema: v.GenericSchema) => (values: FormValues) => errorsOf(schema, values, 'en');

const checkProject = checkedBy(
  v.object({ name: requiredShortText(100), notes: shortText(1000), isActive: v.boolean() }),
);

const tabs: readonly FormTab[] = [
  {
    path: 'details',
    label: 'Details',
    fields: [
      { name: 'name', label: 'Name' },
      { name: 'isActive', label: 'Active' },
      { name: 'notes', label: 'Notes' },
    ],
  },
  { path: 'agreements', label: 'Agreements', fields: [] },
];

const agreementColumns = [
  gridColumn('string', 'number', 'Agreement', { width: 180 }),
  gridColumn('string', 'owner', 'Owner', { width: 200 }),
  gridColumn('number', 'area', 'Area', { width: 110, formatter: 'area' }),
  gridColumn('bool', 'isSigned', 'Signed', { width: 90 }),
];
const paymentColumns = [
  gridColumn('number', 'year', 'Year', { width: 160 }),
  gridColumn('number', 'amount', 'Amount', { width: 140, formatter: 'money' }),
];

const cellsOf = (values: FormValues) => values;
const payments: Collection = {
  name: 'payments',
  tab: 'payments',
  parent: { collection: 'agreements', field: 'agreementId' },
  item: 'payment',
  titleOf: ({ year }) => String(year ?? ''),
  tabs: [
    {
      path: 'details',
      label: 'Details',
      fields: [
        { name: 'year', label: 'Year' },
        { name: 'amount', label: 'Amount' },
      ],
      show: () => (
        <FieldGrid>
          <NumberField name="year" label="Year" required />
          <NumberField name="amount" label="Amount" />
        </FieldGrid>
      ),
    },
  ],
  make: () => ({ year: null, amount: null }),
  validate: ({ year }) =>
    year === null || year === '' ? [{ path: 'year', message: 'Required value.' }] : [],
  inputOf: (values) => values,
};

const agreements = (project: Project, adopt: (next: Project) => void): Collection => ({
  ...(project.id === 'below' ? { openedBy: 'agreementId', isAddedOneByOne: true } : {}),
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
        { name: 'area', label: 'Area' },
        { name: 'isSigned', label: 'Signed' },
        { name: 'notes', label: 'Notes' },
      ],
      show: () => (
        <FieldGrid>
          <TextField name="number" label="Number" required />
          <TextField name="owner" label="Owner" required />
          <NumberField name="area" label="Area" />
          <FieldRow>
            <TickField name="isSigned" label="Signed" />
          </FieldRow>
          <FieldRow>
            <TextareaField name="notes" label="Notes" maximum={1000} />
          </FieldRow>
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
          columns={paymentColumns}
          cellsOf={cellsOf}
          rows={project.payments.filter(({ agreementId }) => agreementId === id)}
        />
      ),
    },
  ],
  make: (position) => ({
    number: `SL-NEW-${position}`,
    owner: '',
    area: null,
    isSigned: false,
    notes: '',
  }),
  validate: checkedBy(
    v.looseObject({ number: requiredShortText(30), owner: requiredShortText(100), notes: shortText(1000) }),
  ),
  inputOf: (values) => values,
  remove: async (ids) => {
    const next = deleteAgreements(project.id, ids);
    if (next) adopt(next);
  },
});

function ProjectForm({ record, answer }: { record: Project; answer: () => Answer }) {
  const [project, setProject] = useState(record);
  const collections = useMemo(() => [agreements(project, setProject), payments], [project]);
  const { '*': path = '' } = useParams();
  return (
    <RecordForm<Project>
      route="surface-project"
      record={record}
      kind="COUNTRY"
      titleOf={({ name }) => name}
      subtitle="A made-up project"
      tabs={tabs}
      labelOf={(field) => field}
      valuesOf={({ name, notes, isActive }) => ({ name, notes, isActive })}
      inputOf={(values) => values}
      check={checkProject}
      collections={collections}
      rowsOf={({ agreements: rows, payments: below }) => ({ agreements: rows, payments: below })}
      send={async (input) => saveProject({ ...input }, answer())}
      onSaved={setProject}
      list="/record"
      readOnlyReason={record.canEdit ? undefined : 'Only people of the project can change it.'}
    >
      {() =>
        path.startsWith('agreements') ? (
          <CollectionTab
            collection="agreements"
            label="Agreements"
            entity="agreements"
            columns={agreementColumns}
            cellsOf={cellsOf}
            rows={project.agreements}
            {...(project.id === 'below' ? { height: 375, panelHeight: sizes.contactPanel } : {})}
          />
        ) : (
          <FieldGrid>
            <TextField name="name" label="Name" required />
            <FieldRow>
              <TickField name="isActive" label="Active" />
            </FieldRow>
            <FieldRow>
              <TextareaField name="notes" label="Notes" maximum={1000} />
            </FieldRow>
          </FieldGrid>
        )
      }
    </RecordForm>
  );
}

const states = [
  'some',
  'many',
  'below',
  'empty',
  'read-only',
  'new',
  'loading',
  'missing',
  'denied',
  'failed',
] as const;

function Page({ answer }: { answer: () => Answer }) {
  const { id = '' } = useParams();
  const { recordId, isNew } = useNewId(id);
  const made = useMemo(() => newProject(recordId), [recordId]);
  if (id === 'loading') return <Skeleton height={240} />;
  if (id === 'missing') return <RecordAbsence kind="missing" list="/record" />;
  if (id === 'denied')
    return <RecordAbsence kind="denied" message="Only people of the project see it." list="/record" />;
  if (id === 'failed') return <RecordAbsence kind="failed" list="/record" onTryAgain={() => {}} />;
  const record = isNew ? made : findProject(id);
  return record && <ProjectForm key={recordId} record={record} answer={answer} />;
}

/** A record with two levels of rows, in each of its states; the answer to the next save is chosen above it. */
export function RecordBlock() {
  const { id } = useParams();
  const [answer, setAnswer] = useState<Answer>('saved');
  const latest = useRef(answer);
  latest.current = answer;
  const answerNow = () => {
    // The conflict occurs once; the repeated save succeeds.
    const now = latest.current;
    if (now === 'merged' || now === 'conflict') setAnswer('saved');
    return now;
  };
  return (
    <>
      <State name="States">
        <nav aria-label="States" className={classes['row']}>
          {states.map((state) => (
            <Link key={state} to={`/surface-project/${state}/details`} reloadDocument={state !== id}>
              {state}
            </Link>
          ))}
        </nav>
      </State>
      <State name="What a save answers">
        <div className={classes['row']}>
          {answers.map((name) => (
            <label key={name}>
              <input type="radio" name="answer" checked={answer === name} onChange={() => setAnswer(name)} />{' '}
              {name}
            </label>
          ))}
        </div>
      </State>
      {id !== undefined && (
        <State name="The page">
          <Page answer={answerNow} />
        </State>
      )}
    </>
  );
}
