import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { today } from 'shared-contracts/days';
import { ConfirmModal, ReasonInput, ReasonModal, RecordActionModal } from '../confirm/index.ts';
import {
  ActionMenu,
  ChoiceField,
  ChoiceToggle,
  ColorField,
  CurrencyField,
  DateField,
  DayInput,
  EmailField,
  FieldGrid,
  FieldRow,
  FormSection,
  HeaderButton,
  InlineForm,
  MenuButton,
  MomentField,
  NormalizedNameField,
  NumberField,
  PasswordField,
  PhoneField,
  PlainCell,
  PlainInput,
  PlainSelect,
  PlainTable,
  PlainTextarea,
  PressButton,
  RowsField,
  StoredFact,
  SubmitButton,
  TermField,
  TextareaField,
  TextField,
  TickField,
  TodayButton,
  TypedField,
  UpperCaseField,
  UrlField,
  UserNameField,
  WholeNumberField,
} from '../form/index.ts';
import { FilterBar } from '../grid/index.ts';

/** The text typed into a field, and the value that the record is saved with. */
interface PlacedField {
  readonly element: ReactElement;
  readonly typed: string;
  readonly saved: unknown;
}

/** A text that is kept as it was typed, with its blanks. */
const asTyped = { show: (value: unknown) => String(value ?? ''), read: (text: string) => text };

const props = { name: 'field', label: 'The field' };
const choices = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
];

/** The fields of a record in which somebody types or chooses, by name. */
export const placedFields: Readonly<Record<string, PlacedField>> = {
  text: { element: <TextField {...props} />, typed: 'Fence it', saved: 'Fence it' },
  lines: { element: <TextareaField {...props} />, typed: 'Fence it\nall', saved: 'Fence it\nall' },
  number: { element: <NumberField {...props} />, typed: '1 500,50', saved: '1500.5' },
  'whole number': { element: <WholeNumberField {...props} />, typed: '1,250', saved: 1250 },
  currency: { element: <CurrencyField {...props} />, typed: '$1,250.5', saved: '1250.5' },
  day: { element: <DateField {...props} />, typed: '2026-03-17', saved: '2026-03-17' },
  moment: { element: <MomentField {...props} />, typed: 'soon', saved: 'soon' },
  phone: { element: <PhoneField {...props} />, typed: '403 555 0123', saved: '4035550123' },
  'e-mail': { element: <EmailField {...props} />, typed: 'a@b.ca,c@d.ca', saved: 'a@b.ca; c@d.ca' },
  'user name': { element: <UserNameField {...props} />, typed: ' Ann.B ', saved: 'ann.b' },
  capitals: { element: <UpperCaseField {...props} />, typed: 'ne-12', saved: 'NE-12' },
  name: { element: <NormalizedNameField {...props} />, typed: 'rOCKY', saved: 'Rocky' },
  'web address': { element: <UrlField {...props} />, typed: ' example.ca ', saved: 'example.ca' },
  colour: { element: <ColorField {...props} />, typed: '#2f9e44', saved: '#2f9e44' },
  password: {
    element: <PasswordField {...props} autoComplete="new-password" />,
    typed: 'Meadow',
    saved: 'Meadow',
  },
  'a text of a kind': { element: <TypedField {...props} kind={asTyped} />, typed: ' a ', saved: ' a ' },
  choice: { element: <ChoiceField {...props} none="None" choices={choices} />, typed: 'es', saved: 'es' },
};

type Report = (outcome: string) => void;

/** A block that does something of its own, what somebody does with it, and what it tells then. */
interface PlacedBlock {
  readonly show: (report: Report) => ReactElement;
  readonly use: () => void | Promise<void>;
  readonly outcome: string;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const box = (label = 'The box') => screen.getByLabelText(label);
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const choose = async (name: string) =>
  fireEvent.click(await screen.findByRole('menuitem', { name, hidden: true }));

/** Blocks that are pressed or typed into for something else than a value of the record, by name. */
export const placedBlocks: Readonly<Record<string, PlacedBlock>> = {
  'a button of a header': {
    show: (report) => (
      <FormSection title="Part">
        <HeaderButton onClick={() => report('pressed')}>Press</HeaderButton>
      </FormSection>
    ),
    use: () => void press('Press'),
    outcome: 'pressed',
  },
  'a button that stays pressed': {
    show: (report) => (
      <PressButton isOn={false} onPress={() => report('on')}>
        Press
      </PressButton>
    ),
    use: () => void press('Press'),
    outcome: 'on',
  },
  'a menu of a row': {
    show: (report) => (
      <ActionMenu label="More" items={[{ label: 'Copy it', onChoose: () => report('copied') }]} />
    ),
    use: () => {
      press('More');
      return choose('Copy it').then(() => {});
    },
    outcome: 'copied',
  },
  'a button with a menu': {
    show: (report) => (
      <MenuButton label="More" items={[{ label: 'Copy it', onChoose: () => report('copied') }]} />
    ),
    use: () => {
      press('More');
      return choose('Copy it').then(() => {});
    },
    outcome: 'copied',
  },
  'a choice of views': {
    show: (report) => <ChoiceToggle label="View" choices={choices} value="en" onChange={report} />,
    use: () => void fireEvent.click(screen.getByRole('radio', { name: 'Español', hidden: true })),
    outcome: 'es',
  },
  'boxes of no form': {
    show: (report) => (
      <PlainTable label="Boxes" columns={[{ label: 'Box' }]}>
        <tr>
          <PlainCell>
            <PlainInput aria-label="The box" onChange={({ target }) => report(target.value)} />
            <PlainSelect aria-label="Kind">
              <option>One</option>
            </PlainSelect>
            <PlainTextarea aria-label="Reason" />
          </PlainCell>
        </tr>
      </PlainTable>
    ),
    use: () => void type('12'),
    outcome: '12',
  },
  'a day of no form': {
    show: (report) => <DayInput label="The box" day="" onDay={report} />,
    use: () => {
      type('2026-03-17');
      fireEvent.blur(box());
    },
    outcome: '2026-03-17',
  },
  'a reason that is asked': {
    show: (report) => <ReasonInput label="The box" reason="" onReason={report} />,
    use: () => void type('Sold'),
    outcome: 'Sold',
  },
  'a bar of choices': {
    show: (report) => (
      <FilterBar
        title="Show"
        choices={choices.map((choice) => ({ ...choice, count: 2 }))}
        shown="en"
        onShow={report}
      />
    ),
    use: () => void fireEvent.click(screen.getByText(/^Español/)),
    outcome: 'es',
  },
  'a form of its own': {
    show: (report) => (
      <InlineForm
        initialValues={{ note: '' }}
        validate={() => []}
        onSubmit={async ({ note }) => report(String(note))}
      >
        {() => (
          <FieldGrid>
            <FieldRow>
              <TextField name="note" label="The box" />
              <SubmitButton>Send</SubmitButton>
            </FieldRow>
          </FieldGrid>
        )}
      </InlineForm>
    ),
    use: () => {
      type('To Ann');
      fireEvent.keyDown(box(), { key: 'Enter' });
    },
    outcome: 'To Ann',
  },
  'a question': {
    show: (report) => (
      <ConfirmModal
        opened
        title="Send?"
        confirmLabel="Send"
        onConfirm={async () => report('sent')}
        onClose={() => {}}
      >
        To Ann
      </ConfirmModal>
    ),
    use: () => void press('Send'),
    outcome: 'sent',
  },
  'a question for a reason': {
    show: (report) => (
      <ReasonModal
        {...{ title: 'Void it?', what: 'It stays in the list.', label: 'The box' }}
        {...{ confirm: 'Void', missing: 'Type a reason.' }}
        onConfirm={async (reason) => report(reason)}
        onClose={() => {}}
      />
    ),
    use: () => {
      type('Sold');
      press('Void');
    },
    outcome: 'Sold',
  },
  'a question before a deletion': {
    show: (report) => (
      <RecordActionModal
        {...{ opened: true, action: 'delete', item: 'agreement', count: 1 }}
        onConfirm={async () => report('deleted')}
        onClose={() => {}}
      />
    ),
    use: () => void press('Delete'),
    outcome: 'deleted',
  },
};

/** Blocks that change the record by a press, with the value saved then; facts are listed too. */
export const changingBlocks: Readonly<
  Record<string, { readonly element: ReactElement; readonly use: () => void; readonly saved: unknown }>
> = {
  'a tick': {
    element: (
      <>
        <StoredFact label="Until" value="2031-03-17" />
        <TickField {...props} />
      </>
    ),
    use: () => void fireEvent.click(screen.getByLabelText('The field')),
    saved: true,
  },
  'a term': {
    element: <TermField {...props} unitName="unit" />,
    use: () => {
      fireEvent.change(screen.getByLabelText(/Unit/), { target: { value: 'Years' } });
      const number = screen.getByLabelText('The field');
      fireEvent.change(number, { target: { value: '5' } });
      fireEvent.blur(number);
    },
    saved: 5,
  },
  'the day of today': {
    element: <TodayButton name="field" label="Today" />,
    use: () => void press('Today'),
    saved: today(),
  },
  rows: {
    element: (
      <RowsField
        name="field"
        label="Steps"
        columns={[{ name: 'step', label: 'Step' }]}
        newRow={() => ({ id: 'r1', step: '' })}
        cell={(_, path) => <TextField name={path} label="Step" />}
      />
    ),
    use: () => void press('Add'),
    saved: [{ id: 'r1', step: '' }],
  },
};
