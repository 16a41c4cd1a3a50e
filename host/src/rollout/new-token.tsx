import { areaNames } from 'shared-contracts';
import { newTokenSchema } from 'shared-contracts/rollout';
import { errorsOf } from 'shared-contracts/validators';
import { useRest, useTexts } from 'shared-ui';
import { ChoiceField, InlineForm, SubmitButton, TextField } from 'shared-ui/form';
import * as v from 'valibot';
import classes from './rollout.module.css';

const madeSchema = v.object({ token: v.string() });

/** Makes a deploy token of an area; `onMade` is given the token, which is never shown again. */
export function NewToken({ onMade }: { onMade: (token: string) => void }) {
  const { t, language } = useTexts('rollout');
  const { t: shell } = useTexts('host');
  const rest = useRest();
  return (
    <InlineForm
      className={classes['form']}
      initialValues={{ area: areaNames[0], name: '' }}
      validate={(values) => errorsOf(newTokenSchema, values, language)}
      onSubmit={async (values) => onMade((await rest.post('rollout/tokens', values, madeSchema)).token)}
      allowsPristine
    >
      {({ isBusy, failure }) => (
        <>
          <ChoiceField
            name="area"
            label={t('token.area')}
            choices={areaNames.map((value) => ({
              value,
              label: `${shell(`area.${value}`)} (remote-${value})`,
            }))}
          />
          <TextField name="name" label={t('token.name')} required />
          {failure && (
            <p role="alert" className={classes['failure']}>
              {failure}
            </p>
          )}
          <div className={classes['buttons']}>
            <SubmitButton busy={isBusy}>{t('token.make')}</SubmitButton>
          </div>
        </>
      )}
    </InlineForm>
  );
}
