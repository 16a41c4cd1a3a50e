import { errorMessage } from 'shared-contracts/client';
import { associateAddress, projectAddress } from 'shared-contracts/routes';
import { phoneText } from 'shared-contracts/validators';
import { DataErrorBar, LinkButton, Skeleton, useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { HeaderButton } from 'shared-ui/form';
import { RailFacts } from 'shared-ui/record';
import { Link } from 'shared-ui/router';
import { useQuery } from 'urql';
import { CardAssociateDocument, type CardAssociateQuery } from '../../generated/operations.ts';
import classes from './contact-card.module.css';

type Associate = NonNullable<CardAssociateQuery['associate']>;

const callTo = (number: string) => <a href={`tel:${number}`}>{phoneText(number)}</a>;

const mailTo = (address: string) => <a href={`mailto:${address}`}>{address}</a>;

/** The associate's own data: address, numbers, e-mail and notes. */
function OwnFacts({ associate }: { readonly associate: Associate }) {
  const { t } = useTexts('projects');
  const { fullAddress, phoneNumber, cellNumber, email, communicationNotes, safetyNote, notes } = associate;
  const facts = [
    ['safetyNote', safetyNote],
    ['address', fullAddress],
    ['phone', phoneNumber && callTo(phoneNumber)],
    ['cell', cellNumber && callTo(cellNumber)],
    ['email', email && mailTo(email)],
    ['communicationNotes', communicationNotes],
    ['notes', notes],
  ] as const;
  return (
    <RailFacts
      facts={facts.flatMap(([name, value]) => (value ? [{ label: t(`contactCard.of.${name}`), value }] : []))}
    />
  );
}

function Contacts({ contacts }: Pick<Associate, 'contacts'>) {
  const { t } = useTexts('projects');
  if (contacts.length === 0) return null;
  return (
    <section aria-label={t('contactCard.of.contacts')}>
      <h3>{t('contactCard.of.contacts')}</h3>
      <ul className={classes['people']}>
        {contacts.map(({ id, name, title, email, phoneNumbers }) => (
          <li key={id} className={classes['person']}>
            <strong>{[name, title].filter(Boolean).join(', ')}</strong>
            {phoneNumbers.map((phone) => (
              <span key={phone.id}>
                {callTo(phone.number)}{' '}
                {phone.extension && t('members.phone.extension', { extension: phone.extension })}{' '}
                <span className={classes['quiet']}>{t(`members.phone.kind.${phone.type}`)}</span>
              </span>
            ))}
            {email && mailTo(email)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Agreements({ agreements }: Pick<Associate, 'agreements'>) {
  const { t } = useTexts('projects');
  if (agreements.length === 0) return null;
  return (
    <section aria-label={t('contactCard.of.agreements')}>
      <h3>{t('contactCard.of.agreements')}</h3>
      <ul className={classes['phones']}>
        {agreements.map(({ id, called, project }) => (
          <li key={id}>
            <Link to={projectAddress(project.id, 'agreements', id, 'details')}>{called}</Link>{' '}
            <span className={classes['quiet']}>{project.description}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AssociatePageProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** An associate's facts, slid in over the record that names it: Back is at the record. */
export function AssociatePage({ id, onClose }: AssociatePageProps) {
  const { t } = useTexts('projects');
  const [{ data, error, fetching }, ask] = useQuery({ query: CardAssociateDocument, variables: { id } });
  const associate = data?.associate;
  return (
    <SlideInPage opened title={associate?.name ?? t('contactCard.associate')} onClose={onClose}>
      <div className={classes['page']} aria-busy={fetching}>
        <div className={classes['bar']}>
          <HeaderButton onClick={onClose}>{t('contactCard.back')}</HeaderButton>
          <LinkButton to={associateAddress(id)}>{t('contactCard.open')}</LinkButton>
        </div>
        {fetching && !associate && <Skeleton height={320} />}
        {error && !associate && (
          <DataErrorBar
            what={t('contactCard.associate')}
            message={errorMessage(error)}
            onTryAgain={() => ask({ requestPolicy: 'network-only' })}
          />
        )}
        {!fetching && !error && !associate && <p>{t('contactCard.gone')}</p>}
        {associate && (
          <>
            <OwnFacts associate={associate} />
            <Contacts contacts={associate.contacts} />
            <Agreements agreements={associate.agreements} />
          </>
        )}
      </div>
    </SlideInPage>
  );
}
