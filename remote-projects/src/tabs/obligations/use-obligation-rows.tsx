import { useMemo } from 'react';
import { obligationValidator, recurrenceErrors } from 'shared-contracts/engagement';
import { nameIn, textIn } from 'shared-contracts/forms';
import { errorsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import { type Collection, rowReader } from 'shared-ui/record';
import { useClient } from 'urql';
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
import { ObligationFields } from './obligation-fields.tsx';

/** The obligations of the project and its agreements as rows of the project's form. */
export function useObligationRows({ id, revision }: ProjectRecord): readonly Collection[] {
  const { t, language } = useTexts('projects');
  const client = useClient();
  const remove = useRowDeletes(DeleteObligationsDocument, ProjectObligationsDocument, {
    surfaceProjectId: id,
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
        read: rowReader(client, ProjectObligationDocument, obligationRow),
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
    [id, isNewProject, client, remove, t, language],
  );
}
