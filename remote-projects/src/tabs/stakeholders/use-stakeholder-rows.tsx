import { Suspense, useMemo } from 'react';
import { nameIn } from 'shared-contracts/forms';
import { lazyScreen, useTexts } from 'shared-ui';
import type { CommunicationParent } from 'shared-ui/communications';
import type { Collection } from 'shared-ui/record';
import { DeleteStakeholdersDocument, ProjectStakeholderDocument } from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import classes from '../../rows/lines.module.css';
import { useCommunicationsOfProject } from '../../rows/use-communications-of-project.ts';
import { useDeletes } from '../../rows/use-deletes.ts';
import { projectOfFile, useRowOfProject } from '../../rows/use-row-of-project.ts';
import { belowStakeholders } from './stakeholder-parent.ts';
import {
  makeStakeholder,
  stakeholderFaults,
  stakeholderInput,
  stakeholderOfStored,
  stakeholderRow,
  stakeholdersName,
} from './stakeholder-record.ts';
import { stakeholderSections } from './stakeholder-sections.tsx';

/** Fetched with the first stakeholder that is opened. */
const StakeholderRail = lazyScreen(async () => (await import('./stakeholder-rail.tsx')).StakeholderRail);

const ofStakeholders: CommunicationParent = {
  kind: 'Stakeholder',
  id: '',
  isNew: false,
  below: belowStakeholders,
};

/** The stakeholders of the project as rows of its form, and below them their communications. */
export function useStakeholderRows(project: ProjectRecord): readonly Collection[] {
  const { t, language } = useTexts('projects');
  const read = useRowOfProject({
    ...{ projectId: project.id, tab: stakeholdersName, document: ProjectStakeholderDocument },
    storedRow: stakeholderRow,
    projectOf: projectOfFile,
  });
  const remove = useDeletes(DeleteStakeholdersDocument);
  const communications = useCommunicationsOfProject(project.id, ofStakeholders);
  return useMemo(() => {
    const stakeholders: Collection = {
      name: stakeholdersName,
      tab: stakeholdersName,
      item: t('stakeholders.item'),
      titleOf: (values) => nameIn(values['businessAssociate'], 'name'),
      make: makeStakeholder,
      validate: (values) => stakeholderFaults(values, language),
      inputOf: stakeholderInput,
      valuesOfStored: stakeholderOfStored,
      read,
      remove,
      deletion: DeleteStakeholdersDocument,
      tabs: stakeholderSections(project, t),
      rail: (row) => (
        <Suspense fallback={<div className={classes['railWaiting']} />}>
          <StakeholderRail row={row} projectId={project.id} />
        </Suspense>
      ),
    };
    return [stakeholders, communications];
  }, [project, read, remove, communications, t, language]);
}
