import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, noFlags } from 'shared-contracts';
import { errorsOf, message, requiredText } from 'shared-contracts/validators';
import { createI18n, I18nProvider, SessionProvider, ThemeProvider } from 'shared-ui';
import { FieldGrid, FormPage, type FormValues, TextField } from 'shared-ui/form';
import * as v from 'valibot';
import { fieldNames, typedField } from './fields.ts';
import type { FormSide } from './side.ts';

const longest = 1000;
const text = requiredText(longest, message('requiredPlain'), message('maxLength', { n: longest }));
const validator = v.object(Object.fromEntries(fieldNames.map((name) => [name, text])));

function check(values: FormValues) {
  return errorsOf(validator, values, 'en');
}

const nobody: CurrentUser | null = null;

/** A form page as every area has it, with 200 fields and their rules. */
export const side: FormSide = async (root) => {
  const fields = fieldNames.map((name) => ({ name, label: name }));
  const router = createMemoryRouter(
    [
      {
        path: '/form/*',
        element: (
          <FormPage
            address="/form"
            title="Form"
            tabs={[{ path: 'details', label: 'Details', fields }]}
            initialValues={Object.fromEntries(fieldNames.map((name) => [name, '']))}
            initialRevision={1}
            onHelp={() => {}}
            validate={check}
            onSave={async ({ values }) => ({ kind: 'saved', values, revision: 2 })}
          >
            <FieldGrid>
              {fieldNames.map((name) => (
                <TextField key={name} name={name} label={name} />
              ))}
            </FieldGrid>
          </FormPage>
        ),
      },
    ],
    { initialEntries: ['/form/details'] },
  );
  createRoot(root).render(
    <I18nProvider i18n={createI18n('en')}>
      <ThemeProvider>
        <SessionProvider session={{ user: nobody, flags: noFlags, version: 'bench' }}>
          <RouterProvider router={router} />
        </SessionProvider>
      </ThemeProvider>
    </I18nProvider>,
  );
  return {
    label: typedField,
    value: () => root.querySelector<HTMLInputElement>(`[name="${typedField}"]`)?.value ?? '',
  };
};
