import { rowLockText } from 'shared-contracts/engagement';
import { eventLock, eventLocks } from 'shared-contracts/events';
import { lengths } from 'shared-contracts/limits';
import { shownDateTime } from 'shared-contracts/shown-dates';
import { useSession, useTexts } from 'shared-ui';
import { DateField, PickerField, StoredFact, TextareaField, useFieldValue } from 'shared-ui/form';
import type { OpenRow } from 'shared-ui/record';
import { type EventParent, factsOf, formTypeOf } from './event-record.ts';
import classes from './events.module.css';
import { useUsedTypes } from './use-events.ts';

interface EventFieldsProps {
  readonly row: OpenRow;
  readonly parent: EventParent;
}

/** The panel 'Event Details' (002 §2): its type while it is new, its date and notes, and whose it is. */
export function EventFields({ row, parent }: EventFieldsProps) {
  const { t, language } = useTexts('projects');
  const { user } = useSession();
  const used = useUsedTypes(parent, row.id);
  const facts = factsOf({ facts: useFieldValue('facts') });
  const viewer = { isReadOnly: user?.isReadOnly ?? true };
  const event = { isNew: row.isNew, isUserOwned: facts?.isUserOwned ?? true, mayEdit: parent.mayEdit };
  const locks = eventLocks(viewer, event);
  const whole = eventLock(viewer, event);
  const owner = facts?.owner ?? user?.companyName ?? '';
  const of = (name: 'eventType' | 'date' | 'notes') => ({
    name,
    label: t(`events.${name}`),
    readOnly: locks.has(name),
  });
  return (
    <section className={classes['details']} aria-label={t('events.panel')}>
      <h3 className={classes['title']}>{t('events.panel')}</h3>
      {whole && <p className={classes['hint']}>{rowLockText(whole, language)}</p>}
      <PickerField
        {...of('eventType')}
        required
        picklist="eventTypes"
        given={{ formTypeId: formTypeOf(parent) }}
        without={used}
      />
      {row.isNew && <p className={classes['hint']}>{t('events.typeHint')}</p>}
      <DateField {...of('date')} width="number" />
      <TextareaField {...of('notes')} maximum={lengths.event.notes} />
      <StoredFact label={t('events.owner')} value={owner} />
      {facts && (
        <StoredFact
          label={t('events.lastModified')}
          value={
            facts.modifiedBy
              ? t('events.modifiedText', {
                  ...facts.modifiedBy,
                  when: shownDateTime(facts.modifiedOn, language),
                })
              : shownDateTime(facts.modifiedOn, language)
          }
        />
      )}
    </section>
  );
}
