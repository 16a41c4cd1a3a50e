import { madeFeedSchema, newFeedSchema } from 'shared-contracts/reminders';
import { errorsOf } from 'shared-contracts/validators';
import { useRest, useTexts } from 'shared-ui';
import { ChoiceField, InlineForm, PickerField, SubmitButton, TextField, useFormValues } from 'shared-ui/form';
import { WithAreaClient } from '../area-screens/with-area-client.tsx';
import classes from './inbox.module.css';

const isProject = (values: Readonly<Record<string, unknown>>): boolean => values['holds'] === 'project';

/** What the calendar holds: the person's own dates, or those of a project. */
function HoldsFields() {
  const { t } = useTexts('inbox');
  const values = useFormValues();
  return (
    <>
      <ChoiceField
        name="holds"
        label={t('calendar.holds')}
        choices={[
          { value: 'mine', label: t('calendar.mine') },
          { value: 'project', label: t('calendar.project') },
        ]}
      />
      {isProject(values) && (
        <PickerField name="project" label={t('calendar.which')} picklist="projects" required />
      )}
    </>
  );
}

interface NewCalendarProps {
  /** Called with the address, which is never shown again. */
  readonly onMade: (address: string) => void;
}

/** Makes a calendar with an address of its own. */
export function NewCalendar({ onMade }: NewCalendarProps) {
  const { t, language } = useTexts('inbox');
  const rest = useRest();
  return (
    <WithAreaClient>
      <InlineForm
        className={classes['form']}
        initialValues={{ name: t('calendar.usualName'), holds: 'mine', project: null }}
        validate={(values) => errorsOf(newFeedSchema, values, language)}
        onSubmit={async (values) =>
          onMade((await rest.post('inbox/calendars', values, madeFeedSchema)).address)
        }
        allowsPristine
      >
        {({ isBusy, failure }) => (
          <>
            <TextField name="name" label={t('calendar.name')} required />
            <HoldsFields />
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
