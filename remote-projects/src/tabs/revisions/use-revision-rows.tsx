import { useMemo } from 'react';
import { today } from 'shared-contracts/days';
import { textIn } from 'shared-contracts/forms';
import { projectRevisionValidator } from 'shared-contracts/projects';
import { shownDate } from 'shared-contracts/shown-dates';
import { errorsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { DateField, FieldGrid, FieldRow, type FormValues, TextareaField } from 'shared-ui/form';
import type { Collection } from 'shared-ui/record';
import { DeleteProjectRevisionsDocument, ProjectRevisionsDocument } from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { useRowDeletes } from '../../rows/use-row-deletes.ts';
import { revisionInput } from './revision-record.ts';

function RevisionFields() {
  const { t } = useTexts('projects');
  return (
    <FieldGrid>
      <DateField name="date" label={t('revisions.date')} required width="number" />
      <FieldRow>
        <TextareaField name="details" label={t('revisions.details')} />
      </FieldRow>
    </FieldGrid>
  );
}

/** The revisions as rows of the project's form. */
export function useRevisionRows({ id }: ProjectRecord): readonly Collection[] {
  const { t, language } = useTexts('projects');
  const remove = useRowDeletes(DeleteProjectRevisionsDocument, ProjectRevisionsDocument, { id });
  return useMemo(
    () => [
      {
        name: 'revisions',
        tab: 'revisions',
        item: t('revisions.item'),
        titleOf: (values: FormValues) => {
          const date = textIn(values, 'date');
          return date === '' ? '' : shownDate(date, language);
        },
        make: () => ({ date: today(), details: null }),
        validate: (values: FormValues) => errorsOf(projectRevisionValidator, values, language),
        inputOf: revisionInput,
        remove,
        deletion: DeleteProjectRevisionsDocument,
        tabs: [
          {
            path: 'details',
            label: t('tab.details'),
            fields: (['date', 'details'] as const).map((name) => ({ name, label: t(`revisions.${name}`) })),
            show: () => <RevisionFields />,
          },
        ],
      },
    ],
    [remove, t, language],
  );
}
