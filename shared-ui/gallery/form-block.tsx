import { useState } from 'react';
import { errorsOf, requiredShortText, shortText } from 'shared-contracts/validators';
import * as v from 'valibot';
import {
  FieldGrid,
  FormPage,
  type FormValues,
  type SaveOutcome,
  TextareaField,
  TextField,
  TickField,
} from '../src/form/index.ts';
import classes from './gallery.module.css';
import { State } from './state.tsx';

const schema = v.object({
  code: requiredShortText(30),
  name: shortText(100),
  notes: shortText(1000),
  isActive: v.boolean(),
});

const check = (values: FormValues) => errorsOf(schema, values, 'en');

const start = { code: 'SL', name: 'Surface lease', notes: '', isActive: true };

const outcomes: Readonly<Record<string, (values: FormValues, revision: number) => SaveOutcome>> = {
  saved: (values, revision) => ({ kind: 'saved', values, revision: revision + 1 }),
  refused: () => ({ kind: 'invalid', fields: [{ path: 'code', message: 'This code is already used.' }] }),
  failed: () => ({ kind: 'failed', message: 'The server cannot save now. Try again in a minute.' }),
  conflict: (_, revision) => ({
    kind: 'conflict',
    conflicts: [
      {
        path: '',
        revision: revision + 1,
        changedAt: '2026-03-04T12:00:00Z',
        changedBy: 'Bob Reed',
        record: { ...start, name: 'Lease of the surface' },
      },
    ],
  }),
};

/** A record's page; the answer to the next save is chosen above it. */
export function FormBlock() {
  const [outcome, setOutcome] = useState('saved');
  return (
    <>
      <State name="What a save answers">
        <div className={classes['row']}>
          {Object.keys(outcomes).map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="outcome"
                checked={outcome === name}
                onChange={() => setOutcome(name)}
              />{' '}
              {name}
            </label>
          ))}
        </div>
      </State>
      <State name="The page">
        <FormPage
          address="/form"
          title={start.name}
          subtitle="Agreement type"
          tabs={[
            {
              path: 'details',
              label: 'Details',
              fields: [
                { name: 'code', label: 'Code' },
                { name: 'name', label: 'Name' },
                { name: 'notes', label: 'Notes' },
                { name: 'isActive', label: 'Active' },
              ],
            },
          ]}
          initialValues={start}
          initialRevision={1}
          validate={check}
          onSave={async ({ values, revision }) =>
            outcomes[outcome]?.(values, revision ?? 0) ?? { kind: 'failed', message: '' }
          }
          onHelp={() => {}}
        >
          <FieldGrid>
            <TextField name="code" label="Code" required />
            <TextField name="name" label="Name" />
            <TickField name="isActive" label="Active" />
            <TextareaField name="notes" label="Notes" maximum={1000} />
          </FieldGrid>
        </FormPage>
      </State>
    </>
  );
}
