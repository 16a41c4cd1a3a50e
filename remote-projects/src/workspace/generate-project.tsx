import { useTexts } from 'shared-ui';
import { type GenerateEntry, GenerateMenu } from 'shared-ui/reports';
import type { ProjectRecord } from '../ground/project-record.ts';

/** The menu Generate of a project's header: the reports of the whole project (decision 62). */
export function GenerateProject({ project }: { readonly project: ProjectRecord }) {
  const { t } = useTexts('projects');
  // As every menu Generate of a project, it needs the right to edit it (002 §6, decision 74).
  if (!project.canEdit) return null;
  const entries: readonly GenerateEntry[] = [
    { label: t('generate.summary'), report: 'projectSummary' },
    { label: t('generate.details'), report: 'projectDetails' },
    { label: t('generate.costs'), report: 'projectCostSummary' },
  ];
  return (
    <GenerateMenu
      entries={entries}
      source={{ parentId: project.id, ids: [] }}
      isNew={project.revision === null}
      name={t('generate.ofProject')}
    />
  );
}
