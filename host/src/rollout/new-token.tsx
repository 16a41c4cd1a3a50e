import { areaNames } from 'shared-contracts';
import { inTime } from 'shared-contracts/rest-client';
import { newTokenSchema } from 'shared-contracts/rollout';
import { errorsOf } from 'shared-contracts/validators';
import { useRest, useTexts } from 'shared-ui';
import { ChoiceField, InlineForm, SubmitButton, TextField, useFormValues } from 'shared-ui/form';
import * as v from 'valibot';
import { useAreaName } from '../areas/use-area-name.ts';
import classes from './rollout.module.css';

const madeSchema = v.object({ token: v.string() });

/** Chosen where the area is one that is typed. */
const another = '*';

const isAnother = (values: Readonly<Record<string, unknown>>): boolean => values['area'] === another;

/** The input of the API: the area that was chosen, or the one that was typed. */
const inputOf = ({ newArea, ...values }: Readonly<Record<string, unknown>>) => ({
  ...values,
  area: isAnother(values) ? newArea : values['area'],
});

/** The area of a token: one of those that are known, or a name that is typed. */
function AreaFields({ areas }: { areas: readonly string[] }) {
  const { t } = useTexts('rollout');
  const nameOf = useAreaName();
  const values = useFormValues();
  const known = [...areaNames, ...areas.filter((area) => !areaNames.some((own) => own === area))];
  return (
    <>
      <ChoiceField
        name="area"
        label={t('token.area')}
        choices={[
          ...known.map((value) => ({ value, label: `${nameOf(value)} (remote-${value})` })),
          { value: another, label: t('token.anotherArea') },
        ]}
      />
      {isAnother(values) && (
        <>
          <p className={classes['note']}>{t('token.newAreaAbout')}</p>
          <TextField name="newArea" label={t('token.newArea')} required />
        </>
      )}
    </>
  );
}

interface NewTokenProps {
  /** Areas that have a place among the rollouts already. */
  readonly areas: readonly string[];
  /** Called with the token, which is never shown again. */
  readonly onMade: (token: string) => void;
}

/** Makes a deploy token of an area, which may be one that Rightway does not know yet. */
export function NewToken({ areas, onMade }: NewTokenProps) {
  const { t, language } = useTexts('rollout');
  const rest = useRest();
  return (
    <InlineForm
      className={classes['form']}
      initialValues={{ area: areaNames[0], newArea: '', name: '' }}
      validate={(values) =>
        errorsOf(newTokenSchema, inputOf(values), language).map((error) =>
          error.path === 'area' && isAnother(values) ? { ...error, path: 'newArea' } : error,
        )
      }
      onSubmit={async (values) =>
        onMade((await rest.post('rollout/tokens', inputOf(values), madeSchema, inTime())).token)
      }
      allowsPristine
    >
      {({ isBusy, failure }) => (
        <>
          <AreaFields areas={areas} />
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
