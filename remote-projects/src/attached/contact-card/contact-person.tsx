import { phoneText } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import type { ContactCardFactsFragment } from '../../generated/operations.ts';
import classes from './contact-card.module.css';
import { CopyNumber } from './copy-number.tsx';
import { LastContact } from './last-contact.tsx';
import { groupWords, shareWords } from './share-words.ts';

type Person = ContactCardFactsFragment['people'][number];

function Phone({ name, phone }: { readonly name: string; readonly phone: Person['phones'][number] }) {
  const { t } = useTexts('projects');
  const { type, number, extension, contactName } = phone;
  const shown = [phoneText(number), extension && t('members.phone.extension', { extension })]
    .filter(Boolean)
    .join(' ');
  return (
    <li className={classes['phone']}>
      <a
        href={`tel:${number}`}
        className={classes['call']}
        aria-label={t('contactCard.call', { name: contactName ?? name, number: shown })}
      >
        {shown}
      </a>
      <span className={classes['quiet']}>
        {[t(`members.phone.kind.${type}`), contactName].filter(Boolean).join(' · ')}
      </span>
      <CopyNumber number={phoneText(number)} />
    </li>
  );
}

interface ContactPersonProps {
  readonly person: Person;
  /** Opens the associate's facts at the side. */
  readonly onOpen: (associateId: string) => void;
}

/** Somebody whom a record concerns: the role with its share, how they are reached, and when that was last tried. */
export function ContactPerson({ person, onOpen }: ContactPersonProps) {
  const { t } = useTexts('projects');
  const { name, role, associateId, contactName, isJointTenant, phones, email, note, safetyNote } = person;
  const part = [
    t(`contactCard.roles.${role}`),
    isJointTenant ? t('contactCard.joint') : shareWords(person),
    groupWords(person),
  ];
  return (
    <li className={classes['person']}>
      {associateId ? (
        <button
          type="button"
          className={classes['name']}
          aria-haspopup="dialog"
          data-printed=""
          onClick={() => onOpen(associateId)}
        >
          {name}
        </button>
      ) : (
        <strong>{name}</strong>
      )}
      <p className={classes['quiet']}>{part.filter(Boolean).join(' · ')}</p>
      {safetyNote && (
        <p className={classes['safety']}>
          <strong>{t('contactCard.safety')}</strong> {safetyNote}
        </p>
      )}
      {contactName && <p>{t('contactCard.contact', { name: contactName })}</p>}
      {phones.length === 0 && <p className={classes['quiet']}>{t('contactCard.noPhone')}</p>}
      {phones.length > 0 && (
        <ul className={classes['phones']}>
          {phones.map((phone) => (
            <Phone
              key={`${phone.number} ${phone.extension ?? ''}`}
              name={contactName ?? name}
              phone={phone}
            />
          ))}
        </ul>
      )}
      {email && (
        <a href={`mailto:${email}`} className={classes['mail']}>
          {email}
        </a>
      )}
      {note && (
        <p className={classes['note']}>
          <strong>{t('contactCard.note')}</strong> {note}
        </p>
      )}
      <LastContact last={person.lastContact} tried={person.triedCount} />
    </li>
  );
}
