import { inTime, isRestFailure } from 'shared-contracts/rest-client';
import { audiences, changeRuleSchema, type RolloutSubject } from 'shared-contracts/rollout';
import { validate } from 'shared-contracts/validators';
import { useRest, useTexts } from 'shared-ui';
import {
  ChoiceField,
  type FormValues,
  InlineForm,
  PickerField,
  RefusedFields,
  SubmitButton,
  useFieldValue,
  WholeNumberField,
} from 'shared-ui/form';
import * as v from 'valibot';
import classes from './rollout.module.css';

const changedSchema = v.object({ revision: v.number() });

/** The values of the form, with companies and users as the pickers return them. */
const valuesSchema = v.object({
  audience: v.unknown(),
  share: v.unknown(),
  companies: v.array(v.object({ id: v.string() })),
  users: v.array(v.object({ id: v.string() })),
});

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

function ruleOf(values: FormValues) {
  const { audience, share, companies, users } = v.parse(valuesSchema, values);
  return { audience, share: share ?? 0, companies: idsOf(companies), users: idsOf(users) };
}

/** Paths from the API begin with `rule.`; the names of the fields do not. */
const fieldPath = (path: string): string => path.replace(/^rule\./, '').replace(/\[\d+\]$/, '');

function SomeFields() {
  const { t } = useTexts('rollout');
  if (useFieldValue('audience') !== 'some') return null;
  return (
    <>
      <WholeNumberField name="share" label={t('rule.share')} />
      <p className={classes['help']}>{t('rule.shareHelp')}</p>
      <PickerField name="companies" label={t('rule.companies')} picklist="companies" multiple />
      <PickerField name="users" label={t('rule.users')} picklist="users" multiple />
    </>
  );
}

interface RuleFormProps {
  readonly subject: RolloutSubject;
  /** Called when the rule is stored. */
  readonly onSaved: () => void;
}

/** Changes who a rule reaches. */
export function RuleForm({ subject: { name, revision, rule }, onSaved }: RuleFormProps) {
  const { t, language } = useTexts('rollout');
  const rest = useRest();
  const bodyOf = (values: FormValues) => ({ name, revision, rule: ruleOf(values) });
  return (
    <InlineForm
      className={classes['form']}
      initialValues={{
        audience: rule.audience,
        share: rule.share,
        companies: rule.companies.map(({ id, name: companyName }) => ({ id, companyName })),
        users: rule.users.map(({ id, name: fullName }) => ({ id, fullName })),
      }}
      validate={(values) => {
        const result = validate(changeRuleSchema, bodyOf(values), language);
        return result.valid
          ? []
          : result.errors.map(({ path, message }) => ({ path: fieldPath(path), message }));
      }}
      onSubmit={async (values) => {
        try {
          await rest.post('rollout/rule', bodyOf(values), changedSchema, inTime());
        } catch (error) {
          if (!isRestFailure(error) || error.fields.length === 0) throw error;
          throw new RefusedFields(
            error.fields.map(({ path, message }) => ({ path: fieldPath(path), message })),
          );
        }
        onSaved();
      }}
    >
      {({ isDirty, isBusy, failure }) => (
        <>
          <ChoiceField
            name="audience"
            label={t('rule.audience')}
            choices={audiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
          />
          <SomeFields />
          {failure && (
            <p role="alert" className={classes['failure']}>
              {failure}
            </p>
          )}
          <div className={classes['buttons']}>
            <SubmitButton busy={isBusy} disabledBy={isDirty ? undefined : t('rule.clean')}>
              {t('rule.save')}
            </SubmitButton>
          </div>
        </>
      )}
    </InlineForm>
  );
}
