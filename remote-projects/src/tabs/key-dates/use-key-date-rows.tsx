import { useMemo } from 'react';
import { keyDateRules, keyDateValidator } from 'shared-contracts/engagement';
import { textIn } from 'shared-contracts/forms';
import { chosenLengths } from 'shared-contracts/limits';
import { errorsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import {
  DateField,
  FieldGrid,
  FieldRow,
  type FormValues,
  TextareaField,
  TextField,
  TodayButton,
  useFieldValue,
  useIsReadOnly,
} from 'shared-ui/form';
import type { Collection } from 'shared-ui/record';
import { DeleteKeyDatesDocument, ProjectKeyDatesDocument } from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { useRowDeletes } from '../../rows/use-row-deletes.ts';
import { keyDateInput, makeKeyDate } from './key-date-record.ts';

/** The fields of a key date. */
function KeyDateFields() {
  const { t } = useTexts('projects');
  const isReadOnly = useIsReadOnly();
  const actual = useFieldValue('actualDate');
  return (
    <FieldGrid>
      <FieldRow>
        <TextField name="name" label={t('keyDates.name')} required width="name" />
      </FieldRow>
      <DateField name="plannedDate" label={t('keyDates.plannedDate')} width="number" />
      <DateField name="actualDate" label={t('keyDates.actualDate')} width="number" />
      {!isReadOnly && !actual && (
        <FieldRow>
          <TodayButton name="actualDate" label={t('keyDates.reachedToday')} />
        </FieldRow>
      )}
      <FieldRow>
        <TextareaField name="notes" label={t('keyDates.notes')} maximum={chosenLengths.projectRow.notes} />
      </FieldRow>
    </FieldGrid>
  );
}

/** The key dates as rows of the project's form. */
export function useKeyDateRows({ id }: ProjectRecord): readonly Collection[] {
  const { t, language } = useTexts('projects');
  const remove = useRowDeletes(DeleteKeyDatesDocument, ProjectKeyDatesDocument, { surfaceProjectId: id });
  return useMemo(
    () => [
      {
        name: 'keyDates',
        tab: 'key-dates',
        item: t('keyDates.item'),
        titleOf: (values: FormValues) => textIn(values, 'name'),
        make: makeKeyDate,
        validate: (values: FormValues) => errorsOf(keyDateValidator, values, language),
        inputOf: keyDateInput,
        remove,
        deletion: DeleteKeyDatesDocument,
        tabs: [
          {
            path: 'details',
            label: t('tab.details'),
            fields: Object.keys(keyDateRules).map((name) => ({ name, label: t(`keyDates.${name}`) })),
            show: () => <KeyDateFields />,
          },
        ],
      },
    ],
    [remove, t, language],
  );
}
