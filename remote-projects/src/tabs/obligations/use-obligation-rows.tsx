import { useMemo } from 'react';
import { obligationValidator, recurrenceErrors } from 'shared-contracts/engagement';
import { nameIn, textIn } from 'shared-contracts/forms';
import { errorsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import type { Collection } from 'shared-ui/record';
import {
  makeObligation,
  obligationFields,
  obligationInput,
  obligationRow,
} from '../../attached/obligations/obligation-record.ts';
import {
  DeleteObligationsDocument,
  ProjectObligationDocument,
  ProjectObligationsDocument,
} from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { useRowDeletes } from '../../rows/use-row-deletes.ts';
import { useRowOfProject } from '../../rows/use-row-of-project.ts';
import { ObligationFields } from './obligation-fields.tsx';

const projectOf = ({ project }: { readonly project: { readonly id: string } }): string => project.id;

/** The obligations of the project and its agreements as rows of the project's form. */
export function useObligationRows({ id, revision }: ProjectRecord): readonly Collection[] {
  const { t, language } = useTexts('projects');
  const remove = useRowDeletes(DeleteObligationsDocument, ProjectObligationsDocument, {
    surfaceProjectId: id,
  });
  const read = useRowOfProject({
    ...{ projectId: id, tab: 'obligations', document: ProjectObligationDocument },
    storedRow: obligationRow,
    projectOf,
  });
  const isNewProject = revision === null;
  return useMemo(
    () => [
      {
        name: 'obligations',
        tab: 'obligations',
        item: t('obligations.item'),
        titleOf: (values: FormValues) =>
          [nameIn(values['obligationType'], 'code'), textIn(values, 'description')]
            .filter(Boolean)
            .join(' · '),
        make: makeObligation,
        validate: (values: FormValues) => [
          ...errorsOf(obligationValidator, values, language),
          ...recurrenceErrors(values, language),
        ],
        inputOf: obligationInput,
        read,
        remove,
        deletion: DeleteObligationsDocument,
        tabs: [
          {
            path: 'details',
            label: t('tab.details'),
            fields: obligationFields.map((name) => ({ name, label: t(`obligations.${name}`) })),
            show: () => <ObligationFields projectId={id} isNewProject={isNewProject} />,
          },
        ],
      },
    ],
    [id, isNewProject, read, remove, t, language],
  );
}
