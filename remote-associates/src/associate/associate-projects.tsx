import { useMemo } from 'react';
import { readFailure } from 'shared-contracts/client';
import { gridColumn } from 'shared-contracts/grids';
import { type Address, projectAddress } from 'shared-contracts/routes';
import { FilterInput, HeaderButton, type Translate, useTexts } from 'shared-ui';
import { DataGrid, type GridRecord, useLocalGrid } from 'shared-ui/grid';
import { useNavigate } from 'shared-ui/router';
import { ExportRowsButton } from 'shared-ui/rows';
import { useQuery } from 'urql';
import { AssociateProjectsDocument, type AssociateProjectsQuery } from '../generated/operations.ts';
import classes from './associate.module.css';

type Project = NonNullable<AssociateProjectsQuery['associate']>['projects'][number];

const projectColumns = (t: Translate) => [
  gridColumn('string', 'projectType', t('project.projectType'), { width: 200 }),
  gridColumn('string', 'operatorProject', t('project.operatorProject'), { width: 150 }),
  gridColumn('string', 'brokerProject', t('project.brokerProject'), { width: 150 }),
  gridColumn('string', 'operatorReference', t('project.operatorReference'), { width: 160 }),
  gridColumn('string', 'brokerReference', t('project.brokerReference'), { width: 160 }),
  gridColumn('string', 'types', t('project.types'), { width: 180 }),
];

const typeName = ({ projectType }: Project): string =>
  [projectType?.category, projectType?.description].filter(Boolean).join(' – ');

const projectRow = (project: Project): GridRecord => ({
  id: project.project.id,
  projectType: typeName(project),
  operatorProject: project.operatorProject ?? '',
  brokerProject: project.brokerProject ?? '',
  operatorReference: project.operatorReference ?? '',
  brokerReference: project.brokerReference ?? '',
  types: project.types.join(', '),
});

const noRows: readonly GridRecord[] = [];
const rowAddress = ({ id }: GridRecord): Address => projectAddress(id);

/** The projects that an associate takes part in and the person may see; Open and a double click open one (001 §2). */
export function AssociateProjects({ id, isNew }: { readonly id: string; readonly isNew: boolean }) {
  const { t } = useTexts('associates');
  const navigate = useNavigate();
  const [{ data, error, fetching }, ask] = useQuery({
    query: AssociateProjectsDocument,
    variables: { id },
    pause: isNew,
    requestPolicy: 'cache-and-network',
  });
  const columns = useMemo(() => projectColumns(t), [t]);
  const projects = data?.associate?.projects;
  const rows = useMemo(() => projects?.map(projectRow) ?? noRows, [projects]);
  const { grid, filter, selection } = useLocalGrid({
    rows,
    columns,
    isLoading: fetching && !data,
    ...readFailure({ data, error }, ask),
  });
  const [chosen] = selection.size === 1 ? [...selection] : [];
  const open = (projectId: string) => void navigate(projectAddress(projectId));
  return (
    <section>
      <div className={classes['toolbar']}>
        <FilterInput label={t('filter')} {...filter} />
        <HeaderButton
          onClick={() => {
            if (chosen !== undefined) open(chosen);
          }}
          disabledBy={chosen === undefined ? t('project.selectOne') : undefined}
        >
          {t('project.open')}
        </HeaderButton>
        <ExportRowsButton
          name={t('tab.projects')}
          columns={columns}
          view={grid.view}
          content={grid.content}
        />
      </div>
      <div className={classes['grid']}>
        <DataGrid
          label={t('tab.projects')}
          entity={t('project.entity')}
          {...grid}
          addressOf={rowAddress}
          onOpen={(row) => open(row.id)}
        />
      </div>
    </section>
  );
}
