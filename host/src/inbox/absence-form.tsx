import { type Absence, absenceSchema, keepAbsenceSchema } from 'shared-contracts/reminders';
import { inTime } from 'shared-contracts/rest-client';
import { shownDate } from 'shared-contracts/shown-dates';
import { errorsOf } from 'shared-contracts/validators';
import { DataErrorBar, HeaderButton, Skeleton, showToast, useRest, useTexts } from 'shared-ui';
import { DateField, InlineForm, PickerField, SubmitButton } from 'shared-ui/form';
import * as v from 'valibot';
import { WithAreaClient } from '../area-screens/with-area-client.tsx';
import { useFetched } from '../page/use-fetched.ts';
import classes from './inbox.module.css';

/** Height of the form in CSS pixels, kept while it loads. */
const formHeight = 180;

interface DaysProps {
  readonly absence: Absence;
  readonly onKept: () => void;
}

/** The days of an absence, and who is reminded meanwhile. */
function Days({ absence, onKept }: DaysProps) {
  const { t, language } = useTexts('inbox');
  const rest = useRest();
  const keep = async (values: Readonly<Record<string, unknown>>) => {
    const kept = await rest.post('inbox/absence', values, absenceSchema, inTime());
    if (kept)
      showToast({
        message: t('absence.saved', {
          from: shownDate(kept.from, language),
          to: shownDate(kept.to, language),
        }),
      });
    onKept();
  };
  const end = async () => {
    await rest.post('inbox/absence/end', {}, v.null(), inTime());
    showToast({ message: t('absence.ended') });
    onKept();
  };
  return (
    <InlineForm
      key={JSON.stringify(absence)}
      className={classes['form']}
      initialValues={absence ?? { from: null, to: null, substitute: null }}
      validate={(values) => errorsOf(keepAbsenceSchema, values, language)}
      onSubmit={keep}
    >
      {({ isBusy, isDirty, disabledBy, failure }) => (
        <>
          <div className={classes['days']}>
            <DateField name="from" label={t('absence.from')} required />
            <DateField name="to" label={t('absence.to')} required />
          </div>
          <PickerField name="substitute" label={t('absence.substitute')} picklist="representatives" />
          {failure && (
            <p role="alert" className={classes['failure']}>
              {failure}
            </p>
          )}
          <div className={classes['buttons']}>
            {absence && <HeaderButton onClick={() => void end()}>{t('absence.end')}</HeaderButton>}
            <SubmitButton busy={isBusy} disabledBy={isDirty ? disabledBy : undefined}>
              {t('absence.save')}
            </SubmitButton>
          </div>
        </>
      )}
    </InlineForm>
  );
}

/** When the person is away: kept with the person, changed here. */
export function AbsenceForm() {
  const { t } = useTexts('inbox');
  const { data, failure, tryAgain } = useFetched('inbox/absence', absenceSchema);
  return (
    <section aria-label={t('absence.title')}>
      <h2 className={classes['heading']}>{t('absence.title')}</h2>
      <p className={classes['about']}>{t('absence.about')}</p>
      {failure && data === undefined ? (
        <DataErrorBar what={t('absence.title')} message={failure.message} onTryAgain={tryAgain} />
      ) : data === undefined ? (
        <Skeleton height={formHeight} />
      ) : (
        <WithAreaClient>
          <Days absence={data} onKept={tryAgain} />
        </WithAreaClient>
      )}
    </section>
  );
}
