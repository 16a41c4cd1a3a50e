import type { Language } from 'shared-contracts';
import { eventFields, eventValidator } from 'shared-contracts/events';
import { nameIn } from 'shared-contracts/forms';
import { errorsOf } from 'shared-contracts/validators';
import type { Translate } from 'shared-ui';
import type { Collection, StoredRow } from 'shared-ui/record';
import { DeleteEventsDocument } from '../../generated/operations.ts';
import { EventPanel } from './event-panel.tsx';
import { type EventParent, eventInput, eventsName, eventsOf, makeEvent } from './event-record.ts';

/** The part of the address' query that names the open event. */
export const eventOpenedBy = 'eventId';

interface EventCollectionOptions {
  readonly parent: EventParent;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** Reads one that the list does not contain. */
  readonly read: (id: string) => Promise<StoredRow>;
  readonly t: Translate;
  readonly language: Language;
}

/** The events of a parent as rows of the form: each opens in the panel next to their grid. */
export const eventCollection = ({
  parent,
  remove,
  read,
  t,
  language,
}: EventCollectionOptions): Collection => ({
  name: eventsOf(parent),
  list: eventsName,
  ...(parent.kind === 'agreement' ? { parent: { collection: 'agreements', field: 'agreementId' } } : {}),
  tab: 'events',
  item: t('events.item'),
  openedBy: eventOpenedBy,
  titleOf: ({ eventType }) => nameIn(eventType, 'code'),
  make: () => makeEvent(),
  validate: (values) => errorsOf(eventValidator, values, language),
  inputOf: eventInput,
  read,
  remove,
  deletion: DeleteEventsDocument,
  tabs: [
    {
      path: 'details',
      label: t('tab.details'),
      fields: eventFields.map((name) => ({ name, label: t(`events.${name}`) })),
      show: (row) => <EventPanel key={row.id} row={row} parent={parent} />,
    },
  ],
});
