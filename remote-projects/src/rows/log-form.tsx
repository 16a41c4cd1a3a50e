import { useState } from 'react';
import {
  allContactChoices,
  type ContactChoice,
  choiceKey,
  communicationRules,
} from 'shared-contracts/communications';
import { textIn } from 'shared-contracts/forms';
import type { CommunicationParentKind } from 'shared-contracts/graphql';
import { largestDelete } from 'shared-contracts/grids';
import { lengths } from 'shared-contracts/limits';
import { fieldsOf } from 'shared-contracts/validators';
import { Skeleton, useTexts } from 'shared-ui';
import { useContactMethods } from 'shared-ui/communications';
import { useWizard, WizardButton, WizardButtons } from 'shared-ui/dialogs';
import {
  ChoiceField,
  DateField,
  type FormValues,
  InlineForm,
  PlainCell,
  PlainInput,
  PlainSelect,
  PlainTable,
} from 'shared-ui/form';
import { checkedBy } from './bulk-values.ts';
import lines from './lines.module.css';
import { dayHere, useLogRows } from './use-log-rows.ts';

const check = checkedBy(fieldsOf({ date: communicationRules.date }));

interface LogFormProps {
  readonly source: CommunicationParentKind;
  readonly rows: readonly { readonly id: string; readonly name: string }[];
  readonly onDone: () => void;
}

/** The typed values for one record; fields without a value use those for all records. */
interface OwnContact {
  readonly key?: string;
  readonly comments?: string;
}

/** A day's contacts in one small table: the day and the usual result once, and by record what differs, with a note. */
export function LogForm({ source, rows, onDone }: LogFormProps) {
  const methods = useContactMethods();
  if (!methods) return <Skeleton height={160} />;
  return <LogTable source={source} rows={rows} onDone={onDone} choices={allContactChoices(methods)} />;
}

function LogTable({
  source,
  rows,
  onDone,
  choices,
}: LogFormProps & { readonly choices: readonly ContactChoice[] }) {
  const { t, language } = useTexts('projects');
  const wizard = useWizard();
  const log = useLogRows(source, onDone);
  const [own, setOwn] = useState<ReadonlyMap<string, OwnContact>>(new Map());
  const [first] = choices;
  const [start] = useState<FormValues>(() => ({ result: first && choiceKey(first), date: dayHere() }));
  const labelOf = ({ result, method }: ContactChoice) =>
    [t(`rows.log.outcomes.${result}`), method?.code].filter(Boolean).join(' · ');
  const change = (id: string, values: OwnContact) =>
    setOwn(new Map(own).set(id, { ...own.get(id), ...values }));
  const choiceOf = (key: unknown) => choices.find((choice) => choiceKey(choice) === key);
  const submit = async (values: FormValues) => {
    const usual = choiceOf(values['result']);
    await log(
      textIn(values, 'date'),
      rows.flatMap(({ id }) => {
        const choice = choiceOf(own.get(id)?.key) ?? usual;
        return choice ? [{ parentId: id, choice, comments: own.get(id)?.comments?.trim() || null }] : [];
      }),
    );
    wizard.close();
  };
  const isTooMany = rows.length > largestDelete;
  return (
    <InlineForm
      className={lines['form']}
      initialValues={start}
      allowsPristine
      validate={(values) => check({ date: values['date'] }, language)}
      onSubmit={submit}
    >
      {({ isBusy, failure }) => (
        <>
          <p className={lines['hint']}>{t('rows.log.hint', { count: rows.length })}</p>
          <DateField name="date" label={t('rows.log.date')} required />
          <ChoiceField
            name="result"
            label={t('rows.log.outcome')}
            choices={choices.map((choice) => ({ value: choiceKey(choice), label: labelOf(choice) }))}
          />
          <PlainTable
            label={t('rows.log.table')}
            columns={[
              { label: t('rows.log.record') },
              { label: t('rows.log.own') },
              { label: t('rows.log.comments') },
            ]}
          >
            {rows.slice(0, largestDelete).map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <PlainCell>
                  <PlainSelect
                    aria-label={t('rows.log.ownOf', { name })}
                    value={own.get(id)?.key ?? ''}
                    onChange={({ currentTarget: { value } }) => change(id, { key: value })}
                  >
                    <option value="">{t('rows.log.asAll')}</option>
                    {choices.map((choice) => (
                      <option key={choiceKey(choice)} value={choiceKey(choice)}>
                        {labelOf(choice)}
                      </option>
                    ))}
                  </PlainSelect>
                </PlainCell>
                <PlainCell>
                  <PlainInput
                    aria-label={t('rows.log.commentsOf', { name })}
                    value={own.get(id)?.comments ?? ''}
                    maxLength={lengths.communication.comments}
                    onChange={({ currentTarget: { value } }) => change(id, { comments: value })}
                  />
                </PlainCell>
              </tr>
            ))}
          </PlainTable>
          {failure && <p role="alert">{failure}</p>}
          <WizardButtons>
            <WizardButton label={t('rows.bulk.cancel')} onClick={wizard.close} />
            <WizardButton
              label={t('rows.log.log')}
              isPrimary
              isSubmit
              isBusy={isBusy}
              isDisabled={isTooMany}
              title={isTooMany ? t('rows.actions.tooMany', { most: largestDelete }) : undefined}
            />
          </WizardButtons>
        </>
      )}
    </InlineForm>
  );
}
