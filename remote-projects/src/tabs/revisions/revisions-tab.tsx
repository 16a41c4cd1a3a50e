import { useMemo } from 'react';
import { textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { type Translate, useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import { useTabRows } from 'shared-ui/record';
import { CollectionTab } from 'shared-ui/rows';
import { ProjectRevisionsDocument, type ProjectRevisionsQuery } from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { revisionRow } from './revision-record.ts';

const revisionColumns = (t: Translate) => [
  gridColumn('date', 'date', t('revisions.date'), { width: 120 }),
  gridColumn('string', 'details', t('revisions.details'), { width: 600 }),
];

const cells = (values: FormValues) => ({
  date: textIn(values, 'date'),
  details: textIn(values, 'details'),
});

const revisionsIn = ({ project }: ProjectRevisionsQuery) => project?.revisions;

/** The project's own list of revisions (decision 54). */
export function RevisionsTab({ project }: { readonly project: ProjectRecord }) {
  const { t } = useTexts('projects');
  const { data: _, ...stored } = useTabRows({
    document: ProjectRevisionsDocument,
    variables: { id: project.id },
    isNew: project.revision === null,
    rowsIn: revisionsIn,
    storedRow: revisionRow,
  });
  const columns = useMemo(() => revisionColumns(t), [t]);
  return (
    <CollectionTab
      collection="revisions"
      label={t('tab.revisions')}
      entity={t('revisions.entity')}
      emptyPurpose={t('emptyTab.revisions')}
      columns={columns}
      cellsOf={cells}
      {...stored}
    />
  );
}
