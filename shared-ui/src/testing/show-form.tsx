import { act, fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Route, Routes, useNavigate, useParams } from 'react-router-dom';
import type { Language } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import {
  FormPage,
  type FormTab,
  type FormValues,
  type SaveOutcome,
  type SaveRequest,
  TextareaField,
  TextField,
} from '../form/index.ts';
import { renderInShell } from './render-in-shell.tsx';

type Answer = (request: SaveRequest) => SaveOutcome | Promise<SaveOutcome>;

interface ShowFormOptions {
  readonly answer?: Answer;
  /** The id in the address. */
  readonly id?: string;
  /** After a save, the address takes the record's id, as on a new record. */
  readonly movesTo?: string;
  readonly readOnlyReason?: string;
  readonly language?: Language;
  readonly initialValues?: FormValues;
}

const tabs: readonly FormTab[] = [
  { path: 'details', label: 'Details', fields: [{ name: 'code', label: 'Code' }] },
  {
    path: 'notes',
    label: 'Notes',
    fields: [
      { name: 'notes', label: 'Notes text' },
      { name: 'owner.name', label: 'Owner' },
    ],
  },
];

function validate({ code, notes }: FormValues): FieldError[] {
  return [
    ...(code ? [] : [{ path: 'code', message: 'Required value.' }]),
    ...(notes ? [] : [{ path: 'notes', message: 'Required value.' }]),
  ];
}

/** The answer of an API that saved all it was given. */
export const saved = ({ values, revision }: SaveRequest): SaveOutcome => ({
  kind: 'saved',
  values,
  revision: (revision ?? 0) + 1,
});

/** An answer that a test gives when it wants to. */
export function answerLater() {
  let settle: (outcome: SaveOutcome) => void = () => {};
  return {
    answer: () =>
      new Promise<SaveOutcome>((resolve) => {
        settle = resolve;
      }),
    give: (outcome: SaveOutcome) => act(async () => settle(outcome)),
  };
}

/** A form of two tabs, the second of which is not mounted while the first is open. */
export function showForm({
  answer = saved,
  id = '1',
  movesTo,
  readOnlyReason,
  language = 'en',
  ...options
}: ShowFormOptions = {}) {
  const sent: SaveRequest[] = [];
  const initialValues = options.initialValues ?? { code: 'SL', notes: 'First', owner: { name: 'Ann' } };
  function Page() {
    const { id: addressId } = useParams();
    const navigate = useNavigate();
    return (
      <FormPage
        address={`/thing/${addressId}`}
        title="Thing"
        tabs={tabs}
        initialValues={initialValues}
        initialRevision={1}
        validate={validate}
        onSave={async (request) => {
          sent.push(request);
          return answer(request);
        }}
        onSaved={() => {
          if (movesTo && addressId === id) navigate(`/thing/${movesTo}/details`, { replace: true });
        }}
        onHelp={() => {}}
        readOnlyReason={readOnlyReason}
      >
        <Routes>
          <Route path="details" element={<TextField name="code" label="Code" required />} />
          <Route
            path="notes"
            element={
              <>
                <TextareaField name="notes" label="Notes text" maximum={20} />
                <TextField name="owner.name" label="Owner" />
              </>
            }
          />
        </Routes>
      </FormPage>
    );
  }
  const view = renderInShell(
    <StrictMode>
      <Page />
    </StrictMode>,
    { path: '/thing/:id/*', address: `/thing/${id}/details`, language },
  );
  const pathname = () => view.router.state.location.pathname;
  const goTo = (address: string) => act(async () => view.router.navigate(address));
  return { sent, pathname, goTo };
}

/** A field by its label, with or without the required mark. */
export const field = (label: string): HTMLElement => screen.getByLabelText(new RegExp(`^${label}( \\*)?$`));

/** Keys pressed; the text has not reached the form yet. */
export function typeOnly(label: string, text: string): void {
  fireEvent.change(field(label), { target: { value: text } });
}

/** Text typed, and the field left. */
export function fillIn(label: string, text: string): void {
  typeOnly(label, text);
  fireEvent.blur(field(label));
}

/** The text in a field. */
export const textOf = (label: string): string => (field(label) as HTMLInputElement).value;

/** The button that saves, or shows that all is saved. */
export const saveButton = (): HTMLElement => screen.getByRole('button', { name: /^Saved?$/ });

/** Opens a tab by its link, whose name may carry the number of its errors. */
export async function openTab(label: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('link', { name: new RegExp(`^${label}`) }));
  });
}

/** Saves by Ctrl+S, and waits for what follows. */
export async function pressSave(): Promise<void> {
  await act(async () => {
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  });
}
