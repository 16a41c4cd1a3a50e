import { formTypeIds, pickedId } from 'shared-contracts/forms';
import type { FormValues } from 'shared-ui/form';
import type { StoredRow } from 'shared-ui/record';
import type { EventRowFragment } from '../../generated/operations.ts';

/** The parent of events: a project, or one of its agreements. */
export interface EventParent {
  readonly kind: 'project' | 'agreement';
  readonly projectId: string;
  readonly agreementId?: string;
  /** Whether it was never saved. */
  readonly isNew: boolean;
  /** Whether the person may edit the project. */
  readonly mayEdit: boolean;
}

/** The list of a save that they travel in. */
export const eventsName = 'events';

/** The collection in the form of a project: those of its agreements are below their rows. */
export const eventsOf = ({ kind }: Pick<EventParent, 'kind'>): string =>
  kind === 'project' ? eventsName : `agreements ${eventsName}`;

/** The kind of event types that a parent has (002 §3). */
export const formTypeOf = ({ kind }: Pick<EventParent, 'kind'>): string =>
  kind === 'project' ? formTypeIds.ProjectEvent : formTypeIds.AgreementEvent;

/** The facts about a saved event that its panel does not change. */
interface EventFacts {
  readonly owner: string;
  readonly isUserOwned: boolean;
  /** The author and time of the last change; null if nobody is named. */
  readonly modifiedBy: { readonly name: string; readonly company: string } | null;
  readonly modifiedOn: string;
}

/** An event as the API answers it, as a row of the form. */
export const eventRow = (event: EventRowFragment): StoredRow => ({
  id: event.id,
  revision: event.revision,
  values: {
    eventType: event.eventType,
    date: event.date ?? null,
    notes: event.notes ?? null,
    facts: {
      owner: event.owner.companyName,
      isUserOwned: event.isUserOwned,
      modifiedBy: event.lastModifiedBy
        ? {
            name: event.lastModifiedBy.fullName,
            company: event.lastModifiedBy.productClient.companyName,
          }
        : null,
      modifiedOn: event.lastModifiedOn,
    } satisfies EventFacts,
  },
});

/** The initial values of a new event. */
export const makeEvent = (eventType: unknown = null): FormValues => ({
  eventType,
  date: null,
  notes: null,
  facts: null,
});

/** An event as a save sends it. */
export const eventInput = ({ eventType, date, notes }: FormValues): object => {
  const id = pickedId(eventType);
  return { eventType: id === undefined ? null : { id }, date: date ?? null, notes: notes ?? null };
};

const isFacts = (value: unknown): value is EventFacts =>
  typeof value === 'object' && value !== null && 'isUserOwned' in value && 'owner' in value;

/** The facts about the saved event with these values; null for a new one. */
export const factsOf = ({ facts }: FormValues): EventFacts | null => (isFacts(facts) ? facts : null);

/** The ids of the types that some events have. */
export const typesOf = (rows: readonly { readonly values: FormValues }[]): readonly string[] =>
  rows.flatMap(({ values }) => pickedId(values['eventType']) ?? []);
