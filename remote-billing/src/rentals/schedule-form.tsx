import { errorExtensions, errorMessage } from 'shared-contracts/client';
import { pickedId, textIn } from 'shared-contracts/forms';
import { chosenLengths } from 'shared-contracts/limits';
import { paymentMethods, rentHolds, rentIntervals, rentScheduleRules } from 'shared-contracts/rentals';
import { errorsOf, fieldsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import {
  ChoiceField,
  CurrencyField,
  DateField,
  type FormValues,
  InlineForm,
  PickerField,
  ReadOnlyProvider,
  RefusedFields,
  RowsField,
  SubmitButton,
  TextareaField,
  TickField,
} from 'shared-ui/form';
import { useMutation } from 'urql';
import * as v from 'valibot';
import { type RentScheduleDetailsFragment, UpdateRentScheduleDocument } from '../generated/operations.ts';
import classes from './rentals.module.css';

interface ScheduleFormProps {
  readonly schedule: RentScheduleDetailsFragment;
  readonly onSaved: () => Promise<void>;
}

const rules = fieldsOf(rentScheduleRules);

const ratesSchema = v.array(
  v.object({ id: v.string(), compensationType: v.unknown(), fromDate: v.string(), amount: v.string() }),
);

const methodSchema = v.nullish(v.picklist(paymentMethods), null);

const holdSchema = v.nullish(v.picklist(rentHolds), null);

/** A schedule as a save sends it: heads only by their ids. */
const scheduleInput = (values: FormValues) => ({
  firstDueDate: textIn(values, 'firstDueDate') || null,
  intervalMonths: Number(values['intervalMonths']),
  endDate: textIn(values, 'endDate') || null,
  hold: v.parse(holdSchema, values['hold']),
  holdReason: textIn(values, 'holdReason') || null,
  method: v.parse(methodSchema, values['method']),
  isInProportion: values['isInProportion'] === true,
  isGstExempt: values['isGstExempt'] === true,
  rates: v.parse(ratesSchema, values['rates']).map(({ compensationType, ...rate }) => ({
    ...rate,
    compensationType: { id: pickedId(compensationType) ?? '' },
  })),
});

/** What the form's fields are; an interval is chosen as a text. */
const whole = (values: FormValues): FormValues => ({
  ...values,
  intervalMonths: Number(values['intervalMonths']),
});

/** When the rents of an agreement fall due, new amounts from a day on, and whether they are held back. */
export function ScheduleForm({ schedule, onSaved }: ScheduleFormProps) {
  const { t, language } = useTexts('billing');
  const [, update] = useMutation(UpdateRentScheduleDocument);
  const label = (name: string) => t(`rentals.schedule.${name}`);
  const save = async (values: FormValues) => {
    const { error } = await update({
      input: {
        ...{ id: schedule.id, revision: schedule.revision, saveId: crypto.randomUUID() },
        ...scheduleInput(values),
      },
    });
    if (error) {
      const fields = errorExtensions(error)?.fields ?? [];
      throw fields.length > 0 ? new RefusedFields([...fields]) : new Error(errorMessage(error) ?? '');
    }
    await onSaved();
  };
  return (
    <ReadOnlyProvider value={!schedule.canEdit}>
      <InlineForm
        className={classes['form']}
        initialValues={{
          firstDueDate: schedule.firstDueDate ?? null,
          intervalMonths: String(schedule.intervalMonths),
          endDate: schedule.endDate ?? null,
          hold: schedule.hold ?? null,
          holdReason: schedule.holdReason ?? null,
          method: schedule.method ?? null,
          isInProportion: schedule.isInProportion,
          isGstExempt: schedule.isGstExempt,
          rates: schedule.rates.map(({ id, fromDate, amount, compensationType }) => ({
            ...{ id, fromDate, amount },
            compensationType: { id: compensationType.id, code: compensationType.code },
          })),
        }}
        validate={(values) => errorsOf(rules, whole(values), language)}
        onSubmit={save}
      >
        {({ isBusy, isDirty, failure }) => (
          <>
            <DateField name="firstDueDate" label={label('firstDueDate')} />
            <ChoiceField
              name="intervalMonths"
              label={label('intervalMonths')}
              choices={rentIntervals.map((months) => ({
                ...{ value: String(months), label: t(`rentals.schedule.every.${months}`) },
              }))}
            />
            <DateField name="endDate" label={label('endDate')} />
            <ChoiceField
              name="hold"
              label={label('hold')}
              none={t('rentals.schedule.noHold')}
              choices={rentHolds.map((hold) => ({ value: hold, label: t(`rentals.schedule.holds.${hold}`) }))}
            />
            <TextareaField
              name="holdReason"
              label={label('holdReason')}
              maximum={chosenLengths.billing.reason}
            />
            <ChoiceField
              name="method"
              label={label('method')}
              none={t('rentals.schedule.noMethod')}
              choices={paymentMethods.map((method) => ({
                ...{ value: method, label: t(`rentals.schedule.methods.${method}`) },
              }))}
            />
            <TickField name="isInProportion" label={label('isInProportion')} />
            <TickField name="isGstExempt" label={label('isGstExempt')} />
            <RowsField
              name="rates"
              label={label('rates')}
              columns={[
                { name: 'compensationType', label: label('head'), required: true },
                { name: 'fromDate', label: label('fromDate'), required: true },
                { name: 'amount', label: label('amount'), required: true },
              ]}
              newRow={() => ({ id: crypto.randomUUID() })}
              cell={(column, path) => {
                if (column === 'fromDate')
                  return <DateField name={path} label={label('fromDate')} required />;
                if (column === 'amount')
                  return <CurrencyField name={path} label={label('amount')} required />;
                return (
                  <PickerField name={path} label={label('head')} picklist="compensationTypes" required />
                );
              }}
            />
            {failure && <p role="alert">{failure}</p>}
            {schedule.canEdit && (
              <SubmitButton busy={isBusy} disabledBy={isDirty ? undefined : t('rentals.schedule.unchanged')}>
                {label('save')}
              </SubmitButton>
            )}
          </>
        )}
      </InlineForm>
    </ReadOnlyProvider>
  );
}
