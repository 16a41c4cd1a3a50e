import { useCallback, useMemo } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { latestDay, pauseErrors, stepErrors } from 'shared-contracts/consultation';
import { engagementValidator, indigenousLogValidator } from 'shared-contracts/engagement';
import { nameIn, textIn } from 'shared-contracts/forms';
import { shownDate } from 'shared-contracts/shown-dates';
import { validate } from 'shared-contracts/validators';
import { useSession, useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import type { Collection } from 'shared-ui/record';
import { useClient } from 'urql';
import {
  DeleteIndigenousEngagementsDocument,
  DeleteIndigenousLogsDocument,
  ProjectEngagementsDocument,
} from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { useRowDeletes } from '../../rows/use-row-deletes.ts';
import { EngagementFields } from './engagement-fields.tsx';
import {
  engagementFields,
  engagementInput,
  engagementOfStored,
  engagementsName,
  inputOfFields,
  makeEngagement,
} from './engagement-record.ts';
import { LogDocuments, LogFields } from './log-fields.tsx';
import { logFields, logsName, makeLog, withoutProof } from './log-record.ts';
import { Logs } from './logs.tsx';

/** Deletes saved contacts; the cache knows which lists have to be read again. */
function useLogDeletes(): (ids: readonly string[]) => Promise<void> {
  const client = useClient();
  return useCallback(
    async (ids) => {
      const { error } = await client.mutation(DeleteIndigenousLogsDocument, { ids: [...ids] }).toPromise();
      if (error) throw new Error(errorMessage(error));
    },
    [client],
  );
}

/** The engagements of the project as rows of its form, and below them their records of contact. */
export function useEngagementRows(project: ProjectRecord): readonly Collection[] {
  const { t, language } = useTexts('projects');
  const { user } = useSession();
  const { id, revision, canEdit } = project;
  const remove = useRowDeletes(DeleteIndigenousEngagementsDocument, ProjectEngagementsDocument, {
    surfaceProjectId: id,
  });
  const removeLogs = useLogDeletes();
  return useMemo(() => {
    const oneself = user && { id: user.id, fullName: user.fullName };
    const engagementFaults = (values: FormValues) => {
      const result = validate(engagementValidator, values, language);
      return result.valid ? pauseErrors(result.value.pauses, language) : result.errors;
    };
    const logFaults = (values: FormValues) => {
      const sent = withoutProof(values);
      const result = validate(indigenousLogValidator, sent, language);
      return result.valid ? stepErrors(sent, latestDay(new Date()), language) : result.errors;
    };
    const engagements: Collection = {
      name: engagementsName,
      tab: 'indigenous',
      item: t('indigenous.item'),
      titleOf: (values) => nameIn(values['band'], 'name'),
      make: makeEngagement,
      validate: engagementFaults,
      inputOf: engagementInput,
      valuesOfStored: engagementOfStored,
      remove,
      deletion: DeleteIndigenousEngagementsDocument,
      tabs: [
        {
          path: 'details',
          label: t('indigenous.details'),
          fields: engagementFields.map((name) => ({ name, label: t(`indigenous.${name}`) })),
          show: (row) => <EngagementFields row={row} project={{ id, revision }} />,
        },
        {
          path: 'logs',
          label: t('indigenous.logs'),
          fields: [],
          show: (row) => <Logs row={row} />,
        },
      ],
    };
    const logs: Collection = {
      name: logsName,
      tab: 'logs',
      parent: { collection: engagementsName, field: 'indigenousEngagementId' },
      item: t('indigenous.log.item'),
      titleOf: (values) =>
        [shownDate(textIn(values, 'date'), language), nameIn(values['methodOfContact'], 'code')]
          .filter(Boolean)
          .join(' · '),
      make: makeLog(oneself),
      validate: logFaults,
      inputOf: (values) => inputOfFields(logFields)(withoutProof(values)),
      remove: removeLogs,
      deletion: DeleteIndigenousLogsDocument,
      tabs: [
        {
          path: 'details',
          label: t('indigenous.log.details'),
          fields: logFields.map((name) => ({ name, label: t(`indigenous.log.${name}`) })),
          show: () => <LogFields projectId={id} isNewProject={revision === null} />,
          below: (row) => <LogDocuments row={row} mayAdd={canEdit} />,
        },
      ],
    };
    return [engagements, logs];
  }, [id, revision, canEdit, user, remove, removeLogs, t, language]);
}
