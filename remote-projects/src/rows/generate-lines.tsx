import type { ComponentProps } from 'react';
import { useTexts } from 'shared-ui';
import type { Selection } from 'shared-ui/grid';
import { GenerateMenu } from 'shared-ui/reports';
import type { ProjectRecord } from '../ground/project-record.ts';

interface GenerateLinesProps {
  readonly project: ProjectRecord;
  readonly selected: Selection;
  /** The dialog of the line list, which is called as its report. */
  readonly lineList: 'agreementsLineList' | 'requestsLineList' | 'stakeholdersLineList';
}

/** The documents of the rows that a line list shows. */
const documentOf = {
  agreementsLineList: 'agreementDocument',
  requestsLineList: 'requestDocument',
  stakeholdersLineList: 'stakeholderDocument',
} as const;

type Entries = ComponentProps<typeof GenerateMenu>['entries'];

/** The menu Generate of a tab whose rows are along the route: for the selected rows, else for all (002 §2). */
export function GenerateLines({ project, selected, lineList }: GenerateLinesProps) {
  const { t } = useTexts('projects');
  // The menu needs the right to edit the project (002 §6).
  if (!project.canEdit) return null;
  const lines = { label: t('rows.generate.lineList'), report: lineList } as const;
  const contacts = {
    label: t('rows.generate.contacts'),
    report: 'contactDetails',
  } as const;
  const fromTemplate = {
    label: t('rows.generate.document'),
    report: documentOf[lineList],
  } as const;
  // Contacts are those of agreements.
  const entries: Entries = [...(lineList === 'agreementsLineList' ? [contacts] : []), lines, fromTemplate];
  return (
    <GenerateMenu
      entries={entries}
      source={{ parentId: project.id, ids: [...selected] }}
      isNew={project.revision === null}
    />
  );
}
