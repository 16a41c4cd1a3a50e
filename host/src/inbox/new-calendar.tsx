import { useEffect, useRef } from 'react';
import { nameIn } from 'shared-contracts';
import { datedFolders, feedLimits, madeFeedSchema, newFeedSchema } from 'shared-contracts/reminders';
import { inTime } from 'shared-contracts/rest-client';
import { errorsOf, validationText } from 'shared-contracts/validators';
import { useRest, useTexts } from 'shared-ui';
import {
  ChoiceField,
  type FormValues,
  InlineForm,
  PickerField,
  SubmitButton,
  TextField,
  useFormValues,
  useSetField,
} from 'shared-ui/form';
import { WithAreaClient } from '../area-screens/with-area-client.tsx';
import { useFolders } from '../navigation/folders.tsx';
import classes from './inbox.module.css';

/** The person's smart folders whose records have dates, as choices. */
function useFolderChoices() {
  const { language } = useTexts('inbox');
  const { data = [] } = useFolders();
  return data
    .filter(({ id }) => datedFolders.some((dated) => dated === id))
    .map(({ id, name }) => ({ value: id, label: nameIn(language, name) }));
}

type FolderChoices = ReturnType<typeof useFolderChoices>;

/** What the calendar holds: the person's own dates, those of a project, or of what a smart folder finds. */
function HoldsFields({ folders }: { readonly folders: FolderChoices }) {
  const { t } = useTexts('inbox');
  const values = useFormValues();
  const set = useSetField();
  const usual = t('calendar.usualName');
  const chosen = values['holds'] === 'folder' && folders.find(({ value }) => value === values['folder']);
  // Unless the person types a name, it describes the content, because calendar programs list several calendars
  // together.
  const suggested = (chosen ? `${usual} · ${chosen.label}` : usual).slice(0, feedLimits.longestName);
  const before = useRef(suggested);
  useEffect(() => {
    if (values['name'] === before.current) set('name', suggested);
    before.current = suggested;
  }, [values, suggested, set]);
  return (
    <>
      <ChoiceField
        name="holds"
        label={t('calendar.holds')}
        choices={[
          { value: 'mine', label: t('calendar.mine') },
          { value: 'project', label: t('calendar.project') },
          ...(folders.length > 0 ? [{ value: 'folder', label: t('calendar.folder') }] : []),
        ]}
      />
      {values['holds'] === 'folder' && (
        <ChoiceField
          name="folder"
          label={t('calendar.whichFolder')}
          choices={folders}
          none={t('calendar.chooseFolder')}
          required
        />
      )}
      {values['holds'] === 'project' && (
        <PickerField name="project" label={t('calendar.which')} picklist="projects" required />
      )}
    </>
  );
}

/**
 * Whether a folder is still missing, or the chosen one is no longer offered: it may be removed while the form is open.
 */
const lacksFolder = (values: FormValues, folders: FolderChoices): boolean =>
  values['holds'] === 'folder' && !folders.some(({ value }) => value === values['folder']);

interface NewCalendarProps {
  /** Called with the address, which is never shown again. */
  readonly onMade: (address: string) => void;
}

/** Makes a calendar with an address of its own. */
export function NewCalendar({ onMade }: NewCalendarProps) {
  const { t, language } = useTexts('inbox');
  const rest = useRest();
  const folders = useFolderChoices();
  return (
    <WithAreaClient>
      <InlineForm
        className={classes['form']}
        initialValues={{
          name: t('calendar.usualName'),
          holds: 'mine',
          project: null,
          // Not every person is offered every folder, so none is chosen in advance.
          folder: null,
        }}
        validate={(values) => [
          ...errorsOf(newFeedSchema, values, language),
          ...(lacksFolder(values, folders)
            ? [{ path: 'folder', message: validationText(language, 'required') }]
            : []),
        ]}
        onSubmit={async (values) =>
          onMade((await rest.post('inbox/calendars', values, madeFeedSchema, inTime())).address)
        }
        allowsPristine
      >
        {({ isBusy, failure }) => (
          <>
            <TextField name="name" label={t('calendar.name')} required />
            <HoldsFields folders={folders} />
            {failure && (
              <p role="alert" className={classes['failure']}>
                {failure}
              </p>
            )}
            <div className={classes['buttons']}>
              <SubmitButton busy={isBusy}>{t('calendar.make')}</SubmitButton>
            </div>
          </>
        )}
      </InlineForm>
    </WithAreaClient>
  );
}
