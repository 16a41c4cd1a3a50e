import {
  type AssociateField,
  associateLocks,
  isSynchronizing,
  type LockedAssociate,
  lockText,
} from 'shared-contracts/associates';
import { lengths } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import {
  EmailField,
  type FieldProps,
  FieldRow,
  FormSection,
  PhoneField,
  PlaceFields,
  StoredFact,
  TextareaField,
  TextField,
  TickField,
} from 'shared-ui/form';
import { EmailDoubt } from '../ground/email-doubt.tsx';
import { useLockViewer } from '../ground/use-lock-viewer.ts';
import classes from './associate.module.css';
import { LockNotice } from './lock-notice.tsx';

interface AssociateFieldsProps {
  /** The associate as it is stored; undefined while it is new. */
  readonly stored: (LockedAssociate & StoredFacts) | undefined;
}

/** What only the server sets. */
interface StoredFacts {
  readonly code: string | null;
  readonly usesProjects: boolean;
  readonly isSynchronized: boolean;
}

/** The fields with the hint about invoices: the first one of each section that has some. */
const firstsOfBilled: readonly AssociateField[] = ['addressLine1', 'taxNumber'];

/** Every detail of a business associate (001 §3), with its locks (decision 19). */
export function AssociateFields({ stored }: AssociateFieldsProps) {
  const { t, language } = useTexts('associates');
  const viewer = useLockViewer();
  const locks = associateLocks(viewer, stored);
  const of = (name: AssociateField): FieldProps => {
    const lock = locks.get(name);
    // A hint that is shown above for the whole form is not repeated at each field; that of an address is shown at its
    // first field.
    const isShownHere = lock === 'client' || (lock === 'billed' && firstsOfBilled.includes(name));
    const hint = lock && isShownHere ? lockText(lock, language) : undefined;
    return { name, label: t(`field.${name}`), readOnly: lock !== undefined, hint };
  };
  return (
    <>
      <LockNotice locks={locks} />
      <FormSection title={t('section.who')}>
        {stored?.isClient && <StoredFact label={t('field.code')} value={stored.code} />}
        <TextField {...of('name')} required />
        <TextField {...of('title')} />
        <TextField {...of('spouse')} />
        <TextField {...of('residence')} />
        <FieldRow>
          <div className={classes['ticks']}>
            <TickField {...of('isActive')} />
            <TickField {...of('isDowerRights')} />
            <TickField {...of('isCrown')} />
            <StoredFact label={t('field.isClient')} value={stored?.isClient ?? false} />
            <StoredFact label={t('field.usesProjects')} value={stored?.usesProjects ?? false} />
            {viewer.hasAccounting && (
              <StoredFact
                label={t('field.isLinkedToAccounting')}
                value={stored?.isLinkedToAccounting ?? false}
              />
            )}
            {isSynchronizing(viewer) && (
              <StoredFact label={t('field.isSynchronized')} value={stored?.isSynchronized ?? false} />
            )}
          </div>
        </FieldRow>
      </FormSection>
      <FormSection title={t('section.reach')}>
        <PhoneField {...of('phoneNumber')} />
        <PhoneField {...of('cellNumber')} />
        <PhoneField {...of('faxNumber')} />
        <EmailField {...of('email')} />
        <EmailDoubt name="email" />
        <FieldRow>
          <TextField {...of('safetyNote')} hint={t('hint.safetyNote')} />
        </FieldRow>
        <FieldRow>
          <TextareaField
            {...of('communicationNotes')}
            maximum={lengths.associate.communicationNotes}
            hint={t('hint.communicationNotes')}
          />
        </FieldRow>
      </FormSection>
      <FormSection title={t('section.address')}>
        <TextField {...of('addressLine1')} />
        <TextField {...of('addressLine2')} />
        <TextField {...of('addressLine3')} />
        <PlaceFields
          country="country"
          stateOrProvince="stateOrProvince"
          city="city"
          readOnly={locks.has('country')}
        />
        <TextField {...of('postalCode')} />
      </FormSection>
      <FormSection title={t('section.numbers')}>
        <TextField {...of('vendorCode')} />
        <TextField {...of('costCentreCode')} />
        <TextField {...of('taxNumber')} />
        <TextField {...of('gstNumber')} hint={t('hint.gstNumber')} />
        <TextField {...of('trapperNumber')} />
      </FormSection>
      <FormSection title={t('section.notes')}>
        <FieldRow>
          <TextareaField {...of('notes')} maximum={lengths.associate.notes} />
        </FieldRow>
      </FormSection>
    </>
  );
}
