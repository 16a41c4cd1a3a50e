import type { ReactNode } from 'react';
import type { CommunicationField } from 'shared-contracts/communications';
import { consultationSteps } from 'shared-contracts/consultation';
import type { CommunicationParentKind } from 'shared-contracts/graphql';
import { lengths } from 'shared-contracts/limits';
import { ChoiceField } from '../form/fields/choice-field.tsx';
import { DateField } from '../form/fields/date-field.tsx';
import { FieldGrid, FieldRow } from '../form/fields/field-grid.tsx';
import { PickerField } from '../form/fields/picker-field.tsx';
import { TextareaField } from '../form/fields/textarea-field.tsx';
import { TickField } from '../form/fields/tick-field.tsx';
import { TypedField } from '../form/fields/typed-field.tsx';
import { useFieldValue } from '../form/fields/use-field-value.ts';
import { useSetField } from '../form/fields/use-set-field.ts';
import { ReadOnlyProvider } from '../form/page/form-mode.ts';
import type { NamedField } from '../form/saving/held-content.ts';
import type { Translate } from '../i18n/i18n-provider.tsx';
import type { PickOption } from '../picklists/picklist.ts';
import { valueAt } from '../picklists/picklist.ts';
import { useAgreementParties } from './agreement-parties.ts';
import { attempts, factsOf, optionsOf } from './communication-values.ts';
import classes from './communications.module.css';
import { useCommunicationTexts } from './communications-texts.ts';
import { timeKind } from './time-of-day.ts';
import { useCommunicationLocks } from './use-communication-locks.ts';

const fieldNames = [
  'date',
  'timeOfDay',
  'outcome',
  'step',
  'deliveredDate',
  'methodOfContact',
  'representative',
  'businessAssociates',
  'contacts',
  'confidential',
  'comments',
  'relatedDocuments',
] as const;

/** The fields of a communication by their labels, in the order of its page. */
export const communicationFields = (t: Translate): readonly NamedField[] =>
  fieldNames.map((name) => ({ name, label: t(`fields.${name}`) }));

/** The outcomes to choose from; an unknown one of an older record stays on offer while it is chosen. */
const outcomesFor = (value: unknown): readonly string[] => [
  'Reached',
  ...attempts,
  ...(value === 'NotReached' ? ['NotReached'] : []),
];

interface WithWhomProps {
  readonly isLocked: (field: CommunicationField) => boolean;
  /** The agreement that it is of, where it is of one. */
  readonly agreementId: string | undefined;
}

/** The participants: associates, and only their contacts; for an agreement each with its role there. */
function WithWhom({ isLocked, agreementId }: WithWhomProps) {
  const { t } = useCommunicationTexts();
  const partyOf = useAgreementParties(agreementId);
  const setField = useSetField();
  const associates = optionsOf(useFieldValue('businessAssociates')).map(({ id }) => id);
  const contacts = optionsOf(useFieldValue('contacts'));
  const keepTheirs = (picked: readonly PickOption[]) => {
    const theirs = contacts.filter((contact) =>
      picked.some(({ id }) => id === valueAt(contact, 'businessAssociate.id')),
    );
    if (theirs.length < contacts.length) setField('contacts', theirs);
  };
  return (
    <>
      <FieldRow>
        <PickerField
          name="businessAssociates"
          label={t('fields.businessAssociates')}
          picklist="businessAssociates"
          given={activeOnly}
          multiple
          readOnly={isLocked('businessAssociates')}
          onPick={keepTheirs}
        />
      </FieldRow>
      <FieldRow>
        <PickerField
          name="contacts"
          label={t('fields.contacts')}
          picklist="contactsOfAssociates"
          given={associates.length > 0 ? { businessAssociateIds: associates } : nothingGiven}
          multiple
          readOnly={isLocked('contacts')}
          {...(partyOf ? { note: { title: t('parties.title'), of: partyOf } } : {})}
          {...(isLocked('contacts')
            ? {}
            : { placeholder: t(associates.length > 0 ? 'fields.contactsHint' : 'fields.associatesFirst') })}
        />
      </FieldRow>
    </>
  );
}

const activeOnly = { activeOnly: true };
const nothingGiven = {};

/**
 * Its purpose in the consultation of its stakeholder; a notice also has the day of proven delivery, which starts the
 * clock.
 */
function StepFields() {
  const { t } = useCommunicationTexts();
  const step = useFieldValue('step');
  return (
    <>
      <ChoiceField
        name="step"
        label={t('fields.step')}
        none={t('steps.none')}
        choices={consultationSteps.map((value) => ({ value, label: t(`steps.${value}`) }))}
      />
      {step === 'Notice' && <DateField name="deliveredDate" label={t('fields.deliveredDate')} />}
    </>
  );
}

interface CommunicationFieldsProps {
  /** The kind and the id of the record whose page it is open on. */
  readonly openedIn: CommunicationParentKind;
  readonly parentId: string;
}

/** The editable fields of a communication, apart from its documents (002 §3). */
export function CommunicationFields({ openedIn, parentId }: CommunicationFieldsProps): ReactNode {
  const { t, language } = useCommunicationTexts();
  const { isLocked, wholeReason, partReason } = useCommunicationLocks(openedIn);
  const outcome = useFieldValue('outcome');
  const facts = factsOf({ facts: useFieldValue('facts') });
  const agreementId = facts ? facts.agreementId : openedIn === 'Agreement' ? parentId : null;
  const isElsewhere = facts !== null && facts.source !== openedIn;
  const projects = [facts?.operatorProject, facts?.brokerProject].filter(Boolean).join(' · ');
  return (
    <ReadOnlyProvider value={wholeReason !== undefined}>
      {wholeReason && <p className={classes['lock']}>{wholeReason}</p>}
      {facts && isElsewhere && (
        <p className={classes['hint']}>
          {t(`writtenFor.${facts.source}`, { name: facts.recordName })} {projects} {partReason}
        </p>
      )}
      <FieldGrid>
        <DateField name="date" label={t('fields.date')} required />
        <TypedField
          kind={timeKind(language)}
          name="timeOfDay"
          label={t('fields.timeOfDay')}
          placeholder={isLocked('timeOfDay') ? undefined : t('fields.timeHint')}
          width="number"
        />
        <ChoiceField
          name="outcome"
          label={t('fields.outcome')}
          choices={outcomesFor(outcome).map((value) => ({ value, label: t(`outcomes.${value}`) }))}
        />
        {(facts ? facts.source : openedIn) === 'Stakeholder' && <StepFields />}
        <PickerField name="representative" label={t('fields.representative')} picklist="representatives" />
        <PickerField name="methodOfContact" label={t('fields.methodOfContact')} picklist="methodsOfContact" />
        <TickField name="confidential" label={t('fields.confidential')} />
        <WithWhom isLocked={isLocked} agreementId={agreementId ?? undefined} />
        <FieldRow>
          <TextareaField
            name="comments"
            label={t('fields.comments')}
            maximum={lengths.communication.comments}
          />
        </FieldRow>
      </FieldGrid>
    </ReadOnlyProvider>
  );
}
