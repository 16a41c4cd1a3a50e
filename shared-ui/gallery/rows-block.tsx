import type { ReactNode } from 'react';
import { type FormValues, InlineForm, RowsField, TextField, TickField } from '../src/form/index.ts';
import { ReadOnlyProvider } from '../src/form/page/form-mode.ts';
import { State } from './state.tsx';

const step = (id: string, name: string, isRequired: boolean, notes: readonly object[] = []) => ({
  id,
  name,
  isRequired,
  notes,
});

const columns = [
  { name: 'name', label: 'Step', required: true },
  { name: 'isRequired', label: 'Must be done' },
];

function cell(column: string, path: string): ReactNode {
  if (column === 'isRequired') return <TickField name={path} label="Must be done" />;
  if (column === 'notes') return <Notes path={path} />;
  return <TextField name={path} label={column === 'text' ? 'Note' : 'Step'} />;
}

const Notes = ({ path }: { readonly path: string }) => (
  <RowsField
    name={path}
    label="Notes"
    columns={[{ name: 'text', label: 'Note' }]}
    newRow={() => ({ id: crypto.randomUUID(), text: '' })}
    cell={cell}
  />
);

function Steps({ values, isNested = false }: { readonly values: FormValues; readonly isNested?: boolean }) {
  return (
    <InlineForm initialValues={values} validate={() => []} onSubmit={async () => {}}>
      {() => (
        <RowsField
          name="steps"
          label="Steps"
          columns={isNested ? [...columns, { name: 'notes', label: 'Notes' }] : columns}
          newRow={() => step(crypto.randomUUID(), '', false)}
          cell={cell}
        />
      )}
    </InlineForm>
  );
}

const steps = {
  steps: [step('s1', 'Notify the landowner', true), step('s2', 'Survey', false)],
};
const nested = {
  steps: [step('s1', 'Notify', true, [{ id: 'n1', text: 'By phone' }]), step('s2', 'Survey', false)],
};

/** Rows within a record: some, none, rows within rows, only to be read. */
export function RowsBlock() {
  return (
    <>
      <State name="Some rows">
        <Steps values={steps} />
      </State>
      <State name="No rows yet">
        <Steps values={{ steps: [] }} />
      </State>
      <State name="Rows within rows">
        <Steps values={nested} isNested />
      </State>
      <State name="Only to be read">
        <ReadOnlyProvider value>
          <Steps values={steps} />
        </ReadOnlyProvider>
      </State>
    </>
  );
}
