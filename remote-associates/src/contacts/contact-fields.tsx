import {
  type ContactField,
  contactLocks,
  deleteLock,
  isSynchronizing,
  lockText,
} from 'shared-contracts/associates';
import { chosenLengths, visibleOptions } from 'shared-contracts/limits';
import { useRest, useTexts } from 'shared-ui';
import {
  EmailField,
  FieldGrid,
  type FieldProps,
  FieldRow,
  HeaderButton,
  PlaceFields,
  StoredFact,
  TextareaField,
  TextField,
  TickField,
  useFieldValue,
} from 'shared-ui/form';
import type { AssociateRecord } from '../ground/associate-record.ts';
import { EmailDoubt } from '../ground/email-doubt.tsx';
import { useLockViewer } from '../ground/use-lock-viewer.ts';
import classes from './contacts.module.css';
import { PhoneNumbers } from './phone-numbers.tsx';

interface ContactFieldsProps {
  readonly contactId: string;
  /** Whether it was never saved. */
  readonly isNew: boolean;
  readonly associate: AssociateRecord;
  readonly storedPhoneIds: ReadonlySet<string>;
  readonly onDeletePhone: (id: string) => Promise<() => void>;
}

/** The fields of one contact with its telephone numbers (001 §3). */
export function ContactFields(props: ContactFieldsProps) {
  const { contactId, isNew, associate, storedPhoneIds, onDeletePhone } = props;
  const { t, language } = useTexts('associates');
  const viewer = useLockViewer();
  const locks = contactLocks(viewer);
  const { address } = useRest();
  const isSynchronized = useFieldValue('isSynchronized') === true;
  const of = (name: ContactField): FieldProps => ({
    name,
    label: t(`contact.${name}`),
    readOnly: locks.has(name),
  });
  const deleteReason = deleteLock(viewer, associate);
  return (
    <FieldGrid>
      <TextField {...of('name')} required />
      <TextField {...of('title')} />
      <EmailField {...of('email')} />
      <EmailField {...of('secondaryEmail')} />
      <EmailDoubt name="email" />
      <EmailDoubt name="secondaryEmail" />
      <FieldRow>
        <div className={classes['ticks']}>
          <TickField {...of('isActive')} />
          {isSynchronizing(viewer) && (
            <StoredFact label={t('contact.isSynchronized')} value={isSynchronized} />
          )}
          <HeaderButton
            onClick={() => void window.open(`${address}contacts/${contactId}/vcard`, '_self')}
            disabledBy={isNew ? t('contact.saveFirst') : undefined}
          >
            {t('contact.vcard')}
          </HeaderButton>
        </div>
      </FieldRow>
      <PhoneNumbers
        storedIds={storedPhoneIds}
        onDelete={onDeletePhone}
        deleteBlockedBy={deleteReason && lockText(deleteReason, language)}
        readOnly={locks.has('phoneNumbers')}
      />
      <TextField {...of('address1')} />
      <TextField {...of('address2')} />
      <TextField {...of('address3')} />
      <PlaceFields
        country="country"
        stateOrProvince="stateOrProvince"
        city="city"
        readOnly={locks.has('country')}
        visible={visibleOptions.contact}
      />
      <TextField {...of('postalCode')} />
      <FieldRow>
        <TextareaField {...of('notes')} maximum={chosenLengths.contact.notes} />
      </FieldRow>
    </FieldGrid>
  );
}
