import type { ReactNode } from 'react';
import type { FieldError } from 'shared-contracts/errors';
import {
  ChoiceField,
  ColorField,
  CurrencyField,
  DateField,
  EmailField,
  FieldGrid,
  type FormValues,
  InlineForm,
  NumberField,
  PasswordField,
  PhoneField,
  PickerField,
  PlaceFields,
  TermField,
  TextareaField,
  TextField,
  TickField,
  UrlField,
  UserNameField,
} from '../src/form/index.ts';
import { ReadOnlyProvider } from '../src/form/page/form-mode.ts';
import { ChoicesState } from './choices-state.tsx';
import { State } from './state.tsx';

const filled = {
  text: 'Survey of the access road',
  notes: 'The landowner asks for a gate.',
  number: '1234567.5',
  amount: '1250.5',
  date: '2026-03-04',
  phone: '4035550123',
  email: 'ann@example.ca; bob@example.ca',
  userName: 'ann.bell',
  url: 'example.ca/plan',
  tick: true,
  color: '#2f9e44',
  argb: '#802f9e44',
  term: 5,
  unit: 'Years',
  language: 'es',
  password: 'Meadow*77',
};

const empty = Object.fromEntries(Object.keys(filled).map((name) => [name, null]));

const allWrong = (values: FormValues): readonly FieldError[] =>
  Object.keys(values).map((path) => ({ path, message: 'Required value.' }));

function Form({
  values,
  validate = () => [],
  children,
}: {
  readonly values: FormValues;
  readonly validate?: (values: FormValues) => readonly FieldError[];
  readonly children: ReactNode;
}) {
  return (
    <InlineForm initialValues={values} validate={validate} onSubmit={async () => {}}>
      {() => children}
    </InlineForm>
  );
}

const fields = (
  <FieldGrid>
    <TextField name="text" label="Text" required />
    <NumberField name="number" label="Number" />
    <CurrencyField name="amount" label="Currency" />
    <DateField name="date" label="Date" />
    <PhoneField name="phone" label="Phone" />
    <EmailField name="email" label="E-mail" />
    <UserNameField name="userName" label="User name" />
    <UrlField name="url" label="Web address" />
    <ColorField name="color" label="Colour" />
    <ColorField name="argb" label="Colour with opacity" hasOpacity />
    <TermField name="term" unitName="unit" label="Term" />
    <ChoiceField
      name="language"
      label="Choice"
      none="None"
      choices={[
        { value: 'en', label: 'English' },
        { value: 'es', label: 'Español' },
      ]}
    />
    <PasswordField name="password" label="Password" autoComplete="new-password" />
    <TickField name="tick" label="Tick" />
    <TextareaField name="notes" label="Text of several lines" maximum={100} />
  </FieldGrid>
);

/** Fields of every kind: filled, empty, refused, only to be read. */
export function FieldsBlock() {
  return (
    <>
      <State name="Filled">
        <Form values={filled}>{fields}</Form>
      </State>
      <State name="Empty">
        <Form values={empty}>{fields}</Form>
      </State>
      <State name="Refused once they are left">
        <Form values={empty} validate={allWrong}>
          {fields}
        </Form>
      </State>
      <State name="Only to be read">
        <ReadOnlyProvider value>
          <Form values={filled}>{fields}</Form>
        </ReadOnlyProvider>
      </State>
      <ChoicesState />
    </>
  );
}

const signed = { id: 's1', status: 'Signed', colorCode: '#2f9e44' };

/** Pickers: one entry, several, dependent ones, creating, failing, only to be read. */
export function PickersBlock() {
  return (
    <>
      <State name="One entry">
        <Form values={{ type: null, status: signed }}>
          <FieldGrid>
            <PickerField name="type" label="Agreement type" picklist="agreementTypes" />
            <PickerField name="status" label="Surface status" picklist="surfaceStatuses" />
          </FieldGrid>
        </Form>
      </State>
      <State name="Several entries">
        <Form values={{ types: [{ id: 'StakeholderType LAND', code: 'LAND', description: 'Landowner' }] }}>
          <FieldGrid>
            <PickerField name="types" label="Stakeholder types" picklist="stakeholderTypes" multiple />
          </FieldGrid>
        </Form>
      </State>
      <State name="A place">
        <Form values={{ country: null, state: null, city: null }}>
          <FieldGrid>
            <PlaceFields country="country" stateOrProvince="state" city="city" />
          </FieldGrid>
        </Form>
      </State>
      <State name="New entries may be made">
        <Form values={{ type: null }}>
          <FieldGrid>
            <PickerField
              name="type"
              label="Type to create"
              picklist="agreementTypes"
              create={async (text) => ({ id: text, code: text, description: '' })}
            />
          </FieldGrid>
        </Form>
      </State>
      <State name="The list cannot be read">
        <Form values={{ task: null }}>
          <FieldGrid>
            <PickerField name="task" label="Task" picklist="tasks" />
          </FieldGrid>
        </Form>
      </State>
      <State name="Only to be read">
        <ReadOnlyProvider value>
          <Form values={{ status: signed }}>
            <FieldGrid>
              <PickerField name="status" label="Locked status" picklist="surfaceStatuses" />
            </FieldGrid>
          </Form>
        </ReadOnlyProvider>
      </State>
    </>
  );
}
