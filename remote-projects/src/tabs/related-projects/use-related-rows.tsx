import { useMemo } from 'react';
import {
  relatedProjectErrors,
  relatedProjectFields,
  relatedProjectValidator,
} from 'shared-contracts/projects';
import { errorsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import type { Collection } from 'shared-ui/record';
import { DeleteRelatedProjectsDocument, RelatedProjectsDocument } from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { useRowDeletes } from '../../rows/use-row-deletes.ts';
import { RelatedProjectFields } from './related-project-fields.tsx';
import { makeRelatedProject, relatedProjectInput, relatedProjectName } from './related-project-record.ts';

/** The related projects as rows of the project's form. */
export function useRelatedRows({ id }: ProjectRecord): readonly Collection[] {
  const { t, language } = useTexts('projects');
  const remove = useRowDeletes(DeleteRelatedProjectsDocument, RelatedProjectsDocument, { id });
  return useMemo(
    () => [
      {
        name: 'relatedProjects',
        tab: 'related-projects',
        item: t('related.item'),
        titleOf: relatedProjectName,
        make: makeRelatedProject,
        validate: (values: FormValues) => [
          ...errorsOf(relatedProjectValidator, values, language),
          ...relatedProjectErrors(values, language),
        ],
        inputOf: relatedProjectInput,
        remove,
        deletion: DeleteRelatedProjectsDocument,
        tabs: [
          {
            path: 'details',
            label: t('tab.details'),
            fields: relatedProjectFields.map((name) => ({ name, label: t(`related.${name}`) })),
            show: () => <RelatedProjectFields projectId={id} />,
          },
        ],
      },
    ],
    [id, remove, t, language],
  );
}
