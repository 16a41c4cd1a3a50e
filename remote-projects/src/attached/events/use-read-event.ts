import { recordAddress } from 'shared-contracts/routes';
import { ProjectEventDocument, type ProjectEventQuery } from '../../generated/operations.ts';
import { useRowOfProject } from '../../rows/use-row-of-project.ts';
import { eventRow, eventsName } from './event-record.ts';

type ReadEvent = NonNullable<ProjectEventQuery['record']>;

const projectOf = ({ project }: ReadEvent): string => project.id;

const addressOf = ({ id, project, agreementId }: ReadEvent) =>
  agreementId
    ? recordAddress({ projectId: project.id, tab: 'agreements', id: agreementId }, eventsName, id)
    : recordAddress({ projectId: project.id, tab: eventsName, id });

/** Reads an event that the list on the screen does not contain; one of another project leads to its own address. */
export const useReadEvent = (projectId: string) =>
  useRowOfProject({
    ...{ projectId, tab: eventsName, document: ProjectEventDocument },
    ...{ storedRow: eventRow, projectOf, addressOf },
  });
