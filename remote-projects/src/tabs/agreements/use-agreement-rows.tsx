import { Suspense, useMemo } from 'react';
import { nameIn, textIn } from 'shared-contracts/forms';
import { lazyScreen, useTexts } from 'shared-ui';
import type { CommunicationParent } from 'shared-ui/communications';
import type { Collection } from 'shared-ui/record';
import { eventCollection } from '../../attached/events/event-collection.tsx';
import type { EventParent } from '../../attached/events/event-record.ts';
import { useReadEvent } from '../../attached/events/use-read-event.ts';
import {
  DeleteAgreementsDocument,
  DeleteEventsDocument,
  ProjectAgreementDocument,
} from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import classes from '../../rows/lines.module.css';
import { useCommunicationsOfProject } from '../../rows/use-communications-of-project.ts';
import { useDeletes } from '../../rows/use-deletes.ts';
import { projectOfFile, useRowOfProject } from '../../rows/use-row-of-project.ts';
import { calledIn } from './agreement-name.ts';
import {
  agreementFaults,
  agreementInput,
  agreementOfStored,
  agreementRow,
  agreementsName,
  makeAgreement,
} from './agreement-record.ts';
import { agreementSections } from './agreement-sections.tsx';
import { belowAgreements } from './below-agreements.ts';

/** Fetched with the first agreement that is opened. */
const AgreementRail = lazyScreen(async () => (await import('./agreement-rail.tsx')).AgreementRail);

const ofAgreements: CommunicationParent = { kind: 'Agreement', id: '', isNew: false, below: belowAgreements };

const ownerOf = (row: unknown): string =>
  typeof row === 'object' && row !== null
    ? nameIn(Reflect.get(row, 'businessAssociate'), 'name') || nameIn(row, 'legalName')
    : '';

/** The agreements of the project as rows of its form, and below them their communications and events. */
export function useAgreementRows(project: ProjectRecord): readonly Collection[] {
  const { t, language } = useTexts('projects');
  const read = useRowOfProject({
    ...{ projectId: project.id, tab: agreementsName, document: ProjectAgreementDocument },
    storedRow: agreementRow,
    projectOf: projectOfFile,
  });
  const remove = useDeletes(DeleteAgreementsDocument);
  const removeEvents = useDeletes(DeleteEventsDocument);
  const readEvent = useReadEvent(project.id);
  const communications = useCommunicationsOfProject(project.id, ofAgreements);
  const { id: projectId, canEdit } = project;
  return useMemo(() => {
    const parent: EventParent = { kind: 'agreement', projectId, isNew: false, mayEdit: canEdit };
    const agreements: Collection = {
      name: agreementsName,
      tab: agreementsName,
      item: t('agreements.item'),
      titleOf: (values) => {
        const [first] = Array.isArray(values['landowners']) ? values['landowners'] : [];
        const [called, name, owner] = [calledIn(values), textIn(values, 'name'), ownerOf(first)];
        // Most are named after their owner and land.
        return [called, name === called ? '' : name, name.includes(owner) ? '' : owner]
          .filter(Boolean)
          .join(' · ');
      },
      make: makeAgreement,
      validate: (values) => agreementFaults(values, language),
      inputOf: agreementInput,
      valuesOfStored: agreementOfStored,
      read,
      remove,
      deletion: DeleteAgreementsDocument,
      tabs: agreementSections(project, t),
      rail: (row) => (
        <Suspense fallback={<div className={classes['railWaiting']} />}>
          <AgreementRail row={row} />
        </Suspense>
      ),
    };
    const events = eventCollection({ parent, remove: removeEvents, read: readEvent, t, language });
    return [agreements, communications, events];
  }, [project, projectId, canEdit, read, remove, removeEvents, readEvent, communications, t, language]);
}
