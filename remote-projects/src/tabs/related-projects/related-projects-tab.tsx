import { useMemo } from 'react';
import { nameIn, pickedId, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { projectAddress } from 'shared-contracts/routes';
import { type Translate, useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import type { CellRenderer } from 'shared-ui/grid';
import { useTabRows } from 'shared-ui/record';
import { Link } from 'shared-ui/router';
import { CollectionTab } from 'shared-ui/rows';
import { RelatedProjectsDocument, type RelatedProjectsQuery } from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { RelatedFrom } from './related-from.tsx';
import { relatedProjectName, relatedProjectRow } from './related-project-record.ts';
import classes from './related-projects.module.css';

const relatedColumns = (t: Translate) => [
  gridColumn('string', 'name', t('related.relatedProject'), { width: 260 }),
  gridColumn('string', 'operatorProjectNumber', t('related.operatorProjectNumber'), { width: 150 }),
  gridColumn('string', 'operatorReference', t('related.operatorReference'), { width: 150 }),
  gridColumn('string', 'brokerProjectNumber', t('related.brokerProjectNumber'), { width: 150 }),
  gridColumn('string', 'brokerReference', t('related.brokerReference'), { width: 150 }),
  gridColumn('string', 'projectType', t('related.projectType'), { width: 200 }),
];

const typeText = (type: unknown): string =>
  [nameIn(type, 'category'), nameIn(type, 'description')].filter(Boolean).join(' – ');

const cells = (values: FormValues) => ({
  name: relatedProjectName(values),
  operatorProjectNumber: textIn(values, 'operatorProjectNumber'),
  operatorReference: textIn(values, 'operatorReference'),
  brokerProjectNumber: textIn(values, 'brokerProjectNumber'),
  brokerReference: textIn(values, 'brokerReference'),
  projectType: typeText(values['projectType']),
  projectId: pickedId(values['relatedProject']) ?? '',
});

const drawName: CellRenderer = ({ name, projectId }) =>
  projectId ? (
    <Link className={classes['link']} to={projectAddress(String(projectId), 'details')}>
      {String(name)}
    </Link>
  ) : (
    String(name)
  );

const renderers = { name: drawName };

const relatedIn = ({ project }: RelatedProjectsQuery) => project?.relatedProjects;

/** Projects that name this one, and below them those that this one names; each opens. */
export function RelatedProjectsTab({ project }: { readonly project: ProjectRecord }) {
  const { t } = useTexts('projects');
  const { data, ...stored } = useTabRows({
    document: RelatedProjectsDocument,
    variables: { id: project.id },
    isNew: project.revision === null,
    rowsIn: relatedIn,
    storedRow: relatedProjectRow,
  });
  const columns = useMemo(() => relatedColumns(t), [t]);
  return (
    <>
      {/* Above the grid, which fills the window. */}
      <RelatedFrom relations={data?.project?.relatedFrom ?? []} />
      <CollectionTab
        collection="relatedProjects"
        label={t('tab.related-projects')}
        entity={t('related.entity')}
        emptyPurpose={t('emptyTab.related')}
        columns={columns}
        cellsOf={cells}
        renderers={renderers}
        {...stored}
      />
    </>
  );
}
