import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import {
  daysOfWeek,
  kindFor,
  receiptFaults,
  type TimeKindName,
  timeKinds,
  timeLineRules,
} from 'shared-contracts/billing';
import type { FieldError } from 'shared-contracts/errors';
import { isPicked, pickedId, textIn } from 'shared-contracts/forms';
import { chosenLengths } from 'shared-contracts/limits';
import { errorsOf, fieldsOf } from 'shared-contracts/validators';
import { type Translate, useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import {
  ChoiceField,
  CurrencyField,
  type FormValues,
  InlineForm,
  PickerField,
  SubmitButton,
  TextareaField,
  TextField,
  TickField,
  useFieldValue,
  useSetField,
} from 'shared-ui/form';
import * as v from 'valibot';
import { dayName } from './day-names.ts';
import type { WeekLine } from './timesheet-record.ts';
import classes from './week.module.css';

/** The values of a line other than its hours. */
export type LineValues = Omit<WeekLine, 'id' | 'quantity'>;

interface LinePanelProps {
  readonly title: string;
  readonly monday: string;
  /** Whose work it is, by id: rates may be theirs alone. */
  readonly userId?: string | undefined;
  readonly initial: LineValues;
  /** The kinds to choose from: hours and kilometres are rows of the week, an expense is a line of its own. */
  readonly kinds: readonly TimeKindName[];
  /** What else can be done with it. */
  readonly more?: ReactNode;
  readonly onSubmit: (values: LineValues) => void;
  readonly onClose: () => void;
}

const named = (value: unknown) => (isPicked(value) ? value : null);

const valuesOf = (values: FormValues): LineValues => ({
  kind: timeKinds.find((kind) => kind === values['kind']) ?? 'Time',
  date: textIn(values, 'date'),
  project: named(values['project']),
  agreement: named(values['agreement']),
  work: textIn(values, 'work').trim(),
  unit: textIn(values, 'unit') || null,
  cost: textIn(values, 'cost') || null,
  receiptTax: textIn(values, 'receiptTax') || null,
  supplierTaxNumber: textIn(values, 'supplierTaxNumber').trim() || null,
  ledgerCode: named(values['ledgerCode']),
  isTaxable: values['isTaxable'] === true,
  description: textIn(values, 'description') || null,
});

const rules = fieldsOf(timeLineRules);

/** The errors of a line: its own rules, and the requirements of its kind. */
function lineErrors(values: FormValues, t: Translate, language: 'en' | 'es'): readonly FieldError[] {
  const given = valuesOf(values);
  const { kind, work, cost } = given;
  const wanted =
    kind === 'Expense'
      ? [{ path: 'cost', isThere: cost !== null }]
      : [{ path: 'work', isThere: work !== '' }];
  return [
    ...errorsOf(rules, { ...values, quantity: null }, language),
    ...wanted
      .filter(({ isThere }) => !isThere)
      .map(({ path }) => ({ path, message: t(`timesheets.needs.${path}`) })),
    ...(kind === 'Expense' ? receiptFaults(given, language) : []),
  ];
}

const pickedRate = v.object({ typedIn: v.string() });

/** What work of a picked rate is typed in; undefined for work that was typed. */
function unitOfWork(option: unknown): string | undefined {
  const rate = v.safeParse(pickedRate, option);
  return rate.success ? rate.output.typedIn : undefined;
}

/** What kind of work it was: one that rates call by name, or, without a project, a text. */
function WorkField({ monday, userId }: Pick<LinePanelProps, 'monday' | 'userId'>) {
  const { t } = useTexts('billing');
  const set = useSetField();
  const surfaceProjectId = pickedId(useFieldValue('project'));
  const field = { name: 'work', label: t('timesheets.work'), required: true };
  if (surfaceProjectId === undefined) return <TextField {...field} hint={t('timesheets.workHint')} />;
  return (
    <PickerField
      {...field}
      picklist="workRates"
      given={{ surfaceProjectId, date: monday, userId }}
      asText="work"
      onPick={([option]) => {
        const unit = unitOfWork(option);
        set('unit', unit ?? null);
        if (unit !== undefined) set('kind', kindFor(unit));
      }}
      create={async (work) => ({ id: work, work })}
    />
  );
}

function Fields({ monday, userId, kinds }: Pick<LinePanelProps, 'monday' | 'userId' | 'kinds'>) {
  const { t, language } = useTexts('billing');
  const isExpense = useFieldValue('kind') === 'Expense';
  const surfaceProjectId = pickedId(useFieldValue('project'));
  const set = useSetField();
  const box = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent(() => {
    // What is known already is not asked first.
    const first = surfaceProjectId === undefined ? 'project' : isExpense ? 'cost' : 'work';
    box.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  });
  useEffect(() => begin(), []);
  return (
    <div ref={box} className={classes['fields']}>
      {kinds.length > 1 && (
        <ChoiceField
          name="kind"
          label={t('timesheets.what')}
          choices={kinds.map((value) => ({ value, label: t(`timesheets.kind.${value}`) }))}
        />
      )}
      {isExpense && (
        <ChoiceField
          name="date"
          label={t('timesheets.day')}
          choices={daysOfWeek(monday).map((value) => ({ value, label: dayName(value, language) }))}
        />
      )}
      <PickerField
        name="project"
        label={t('timesheets.project')}
        picklist="projects"
        onPick={() => set('agreement', null)}
      />
      <PickerField
        name="agreement"
        label={t('timesheets.agreement')}
        picklist="agreements"
        given={{ surfaceProjectId }}
      />
      {isExpense ? (
        <>
          <CurrencyField name="cost" label={t('timesheets.costWithTax')} required />
          <CurrencyField
            name="receiptTax"
            label={t('timesheets.receiptTax')}
            hint={t('timesheets.receiptTaxHint')}
          />
          <TextField name="supplierTaxNumber" label={t('timesheets.supplierTaxNumber')} />
          <PickerField name="ledgerCode" label={t('timesheets.ledgerCode')} picklist="ledgerCodes" />
          <TickField name="isTaxable" label={t('timesheets.isTaxable')} />
        </>
      ) : (
        <WorkField monday={monday} userId={userId} />
      )}
      <TextareaField
        name="description"
        label={t('timesheets.description')}
        maximum={chosenLengths.billing.description}
      />
    </div>
  );
}

/**
 * The panel of a row of the week or of an expense: project, agreement, work. Enter applies it to the week; the page's
 * Save stores it.
 */
export function LinePanel(props: LinePanelProps) {
  const { title, monday, userId, initial, kinds, more, onSubmit, onClose } = props;
  const { t, language } = useTexts('billing');
  return (
    <SlideInPage opened title={title} onClose={onClose}>
      <InlineForm
        className={classes['form']}
        initialValues={{ ...initial }}
        allowsPristine
        validate={(values) => lineErrors(values, t, language)}
        onSubmit={async (values) => {
          onSubmit(valuesOf(values));
          onClose();
        }}
      >
        {({ isBusy, failure }) => (
          <>
            <Fields monday={monday} userId={userId} kinds={kinds} />
            {failure && <p role="alert">{failure}</p>}
            <div className={classes['toolbar']}>
              <SubmitButton busy={isBusy}>{t('timesheets.take')}</SubmitButton>
              {more}
            </div>
          </>
        )}
      </InlineForm>
    </SlideInPage>
  );
}
