import { useMemo } from 'react';
import { useTexts } from 'shared-ui';
import {
  ProjectStakeholdersDocument,
  type ProjectStakeholdersQuery,
  ReorderStakeholdersDocument,
} from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { TabMap } from '../../map/tab-map.tsx';
import { LinesTab } from '../../rows/lines-tab.tsx';
import { useLines } from '../../rows/use-lines.ts';
import { NewStakeholderWizard } from './new-stakeholder-wizard.tsx';
import { StakeholderActions } from './stakeholder-actions.tsx';
import { cellsOfLine, cellsOfValues, stakeholderColumns } from './stakeholder-cells.ts';
import { drawNarrow, stakeholderRenderers } from './stakeholder-info.tsx';
import { stakeholdersName } from './stakeholder-record.ts';

const pageIn = ({ stakeholders }: ProjectStakeholdersQuery) => stakeholders;

const narrow = { column: 'stakeholder', draw: drawNarrow };

/** The stakeholders of a project (002 §2). */
export function StakeholdersTab({ project }: { readonly project: ProjectRecord }) {
  const { t, language } = useTexts('projects');
  const stored = useLines({
    document: ProjectStakeholdersDocument,
    surfaceProjectId: project.id,
    isNew: project.revision === null,
    pageIn,
  });
  const columns = useMemo(() => stakeholderColumns(t), [t]);
  const renderersOf = useMemo(() => (query: string) => stakeholderRenderers(language, query), [language]);
  return (
    <LinesTab
      project={project}
      map={(shown) => <TabMap project={project} layer="Stakeholders" {...shown} />}
      name={stakeholdersName}
      columns={columns}
      stored={stored}
      cellsOf={cellsOfValues}
      cellsOfLine={cellsOfLine}
      reorder={ReorderStakeholdersDocument}
      narrow={narrow}
      renderersOf={renderersOf}
      wizard={(props) => <NewStakeholderWizard {...props} />}
      actions={(selected, ways) => (
        <StakeholderActions project={project} lines={stored.lines} selected={selected} ways={ways} />
      )}
    />
  );
}
