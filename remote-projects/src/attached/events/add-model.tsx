import { useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { InlineForm, PickerField, SubmitButton, useFieldValue } from 'shared-ui/form';
import { useHeldRows, useRowAround } from 'shared-ui/record';
import { type EventParent, eventsOf, formTypeOf, makeEvent } from './event-record.ts';
import classes from './events.module.css';
import { addedBy, modelEvents } from './model-events.ts';
import { useUsedTypes } from './use-events.ts';

interface AddModelProps {
  readonly parent: EventParent;
  readonly onClose: () => void;
}

/** The events that the picked model would add, and those that already exist. */
function ModelPreview({ used }: { readonly used: readonly string[] }) {
  const { t } = useTexts('projects');
  const model = useFieldValue('model');
  const events = modelEvents(model, used);
  if (!model) return <p className={classes['hint']}>{t('events.model.empty')}</p>;
  return (
    <>
      <ul className={classes['preview']} aria-label={t('events.model.preview')}>
        {events.map(({ id, code, isExisting, isActive }) => (
          <li key={id} data-muted={isExisting || !isActive || undefined}>
            {code}
            {isExisting && ` ${t('events.model.existing')}`}
            {!isExisting && !isActive && ` ${t('events.model.inactive')}`}
          </li>
        ))}
      </ul>
      <p className={classes['hint']} role="status">
        {addedBy(events).length === 0
          ? t('events.model.nothing')
          : t('events.model.count', { count: addedBy(events).length })}
      </p>
    </>
  );
}

/** The button, pressed where the model has an active event that is not here (002 §5). */
function AddButton({ used, busy }: { readonly used: readonly string[]; readonly busy: boolean }) {
  const { t } = useTexts('projects');
  const model = useFieldValue('model');
  const isAdding = addedBy(modelEvents(model, used)).length > 0;
  return (
    <SubmitButton
      busy={busy}
      disabledBy={isAdding ? undefined : t(model ? 'events.model.nothing' : 'events.model.empty')}
    >
      {t('events.model.add')}
    </SubmitButton>
  );
}

/** Adds the events of a model that are not here yet; they are held until the form is saved (002 §2, §5). */
export function AddModel({ parent, onClose }: AddModelProps) {
  const { t } = useTexts('projects');
  const held = useHeldRows();
  const used = useUsedTypes(parent);
  const path = useRowAround()?.path ?? [];
  const collection = held.collections.get(eventsOf(parent));
  return (
    <SlideInPage opened title={t('events.model.title')} onClose={onClose}>
      <InlineForm
        className={classes['model']}
        initialValues={{ model: null }}
        validate={() => []}
        onSubmit={async ({ model }) => {
          for (const { id, code } of collection ? addedBy(modelEvents(model, used)) : [])
            if (collection) held.add(collection, path, makeEvent({ id, code }));
          onClose();
        }}
      >
        {({ isBusy }) => (
          <>
            <p className={classes['hint']}>{t('events.model.text')}</p>
            <PickerField
              name="model"
              label={t('events.model.title')}
              picklist="masterModels"
              given={{ formTypeId: formTypeOf(parent), activeOnly: true }}
            />
            <ModelPreview used={used} />
            <AddButton used={used} busy={isBusy} />
          </>
        )}
      </InlineForm>
    </SlideInPage>
  );
}
