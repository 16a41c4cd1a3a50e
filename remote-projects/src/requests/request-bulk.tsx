import { errorMessage } from 'shared-contracts/client';
import { type RequestBulkField, requestBulkFields, requestBulkValidator } from 'shared-contracts/requests';
import { validate } from 'shared-contracts/validators';
import { DateField, type FieldProps, type FormValues, PickerField, TextField } from 'shared-ui/form';
import type { Client } from 'urql';
import { type RequestLineFragment, UpdateRequestsDocument } from '../generated/operations.ts';
import type { BulkKind } from '../rows/bulk-edit.tsx';
import { bulkInput } from '../rows/bulk-values.ts';
import { nameIn } from '../rows/picked.ts';
import { requestName } from './request-record.ts';

/** Days that are filled down, in the order of the menu: answers come in batches. */
const filledDates = [
  'receivedDate',
  'sentDate',
  'completedDate',
] as const satisfies readonly RequestBulkField[];

function showField(name: string, field: FieldProps) {
  if (name === 'grantorCompany') return <PickerField {...field} picklist="grantorCompanies" />;
  if (name === 'connectStatus') return <TextField {...field} />;
  return <DateField {...field} />;
}

const shown = (value: unknown): string | null =>
  typeof value === 'string' ? value || null : nameIn(value, 'name') || null;

/** What of a request would become another. */
function changesOf(line: FormValues, values: FormValues) {
  return Object.entries(values).flatMap(([field, value]) => {
    const [before, after] = [shown(line[field]), shown(value)];
    return before === after ? [] : [{ field, before, after }];
  });
}

/** How selected requests are edited at once: written all or none, each as it was read. */
export const requestBulk = (client: Client, lines: readonly RequestLineFragment[]): BulkKind => ({
  texts: 'requests',
  fields: requestBulkFields,
  dates: filledDates,
  check: (values, language) => {
    const result = validate(requestBulkValidator, values, language);
    return result.valid ? [] : result.errors;
  },
  field: showField,
  preview: async (values) =>
    lines.map((line) => ({
      id: line.id,
      revision: line.revision,
      title: `${line.sequence} · ${requestName({ ...line })}`,
      changes: changesOf({ ...line }, values),
      faults: [],
    })),
  write: async (going, values, saveId) => {
    const { error } = await client
      .mutation(UpdateRequestsDocument, {
        input: going.map(({ id, revision }) => ({ ...bulkInput(values), id, revision, saveId })),
      })
      .toPromise();
    if (error) throw new Error(errorMessage(error));
  },
});
