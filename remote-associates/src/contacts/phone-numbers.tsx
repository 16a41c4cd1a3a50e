import { useState } from 'react';
import { phoneTypes } from 'shared-contracts/associates';
import { phoneText } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { RecordActionModal } from 'shared-ui/confirm';
import {
  ChoiceField,
  type FormRow,
  PhoneField,
  RowsField,
  TextField,
  useFieldValue,
  useListFaults,
} from 'shared-ui/form';
import { makePhoneNumber, phonesOf } from './contact-record.ts';

interface PhoneNumbersProps {
  /** Ids of the numbers that are stored: those are deleted by a call of their own. */
  readonly storedIds: ReadonlySet<string>;
  /**
   * Deletes a stored number after the person has confirmed it. Returns a function to call once the number has left the
   * form.
   */
  readonly onDelete: (id: string) => Promise<() => void>;
  /** Why stored numbers cannot be deleted, where that is so. */
  readonly deleteBlockedBy: string | undefined;
  readonly readOnly: boolean;
}

interface Going {
  readonly row: FormRow;
  readonly take: () => void;
}

/** The telephone numbers of a contact: kind, number, extension, in their order (001 §3). */
export function PhoneNumbers({ storedIds, onDelete, deleteBlockedBy, readOnly }: PhoneNumbersProps) {
  const { t } = useTexts('associates');
  const phones = phonesOf({ phoneNumbers: useFieldValue('phoneNumbers') });
  const [going, setGoing] = useState<Going>();
  const faults = useListFaults('phoneNumbers');
  const isUnfinished = phones.some(({ type, number }) => !type || !number?.trim());
  const isWrong = phones.some((_, place) => faults.at(place).length > 0);
  const addBlocked = isUnfinished ? t('phone.unfinished') : isWrong ? t('phone.wrong') : undefined;
  return (
    <>
      <RowsField
        name="phoneNumbers"
        label={t('contact.phoneNumbers')}
        columns={[
          { name: 'type', label: t('phone.type'), required: true },
          { name: 'number', label: t('phone.number'), required: true },
          { name: 'extension', label: t('phone.extension') },
        ]}
        newRow={makePhoneNumber}
        readOnly={readOnly}
        addBlockedBy={addBlocked}
        removeBlockedBy={({ id }) => (storedIds.has(id) ? deleteBlockedBy : undefined)}
        onRemove={(row, take) => {
          if (storedIds.has(row.id)) setGoing({ row, take });
          else take();
        }}
        cell={(column, path) =>
          column === 'type' ? (
            <ChoiceField
              name={path}
              label={t('phone.type')}
              choices={phoneTypes.map((value) => ({ value, label: t(`phone.types.${value}`) }))}
              none=""
              readOnly={readOnly}
            />
          ) : column === 'number' ? (
            <PhoneField name={path} label={t('phone.number')} readOnly={readOnly} />
          ) : (
            <TextField name={path} label={t('phone.extension')} readOnly={readOnly} />
          )
        }
      />
      <RecordActionModal
        opened={going !== undefined}
        action="delete"
        item={t('phone.item')}
        count={1}
        names={[phoneText(String(going?.row['number'] ?? ''))]}
        onConfirm={async () => {
          if (!going) return;
          const settle = await onDelete(going.row.id);
          going.take();
          settle();
        }}
        onClose={() => setGoing(undefined)}
      />
    </>
  );
}
