import { Suspense } from 'react';
import { today } from 'shared-contracts/days';
import type { ContactCardParent } from 'shared-contracts/graphql';
import type { Address } from 'shared-contracts/routes';
import { shownDate } from 'shared-contracts/shown-dates';
import { lazyScreen, useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import type { ContactCardFactsFragment } from '../../generated/operations.ts';
import classes from './contact-card.module.css';
import { ContactPerson } from './contact-person.tsx';
import { LastContact } from './last-contact.tsx';
import { useAssociatePage } from './use-associate-page.ts';

/** Fetched when the first name is pressed. */
const AssociatePage = lazyScreen(async () => (await import('./associate-page.tsx')).AssociatePage);

/** Paths of the lists of a record that its card leads to. */
const listsOf: Readonly<Record<ContactCardParent, { readonly documents?: string; readonly people: string }>> =
  {
    Agreement: { documents: 'related-documents', people: 'landowners' },
    Request: { documents: 'related-documents', people: 'details' },
    Stakeholder: { people: 'details' },
  };

interface ContactCardProps {
  readonly card: ContactCardFactsFragment;
  readonly source: ContactCardParent;
  /** Of the record's form, without its tabs. */
  readonly address: Address;
}

/** What is to be done next on the record, and until when. */
function Next({ card, address }: ContactCardProps) {
  const { t, language } = useTexts('projects');
  if (!card.nextTask) return <p className={classes['quiet']}>{t('contactCard.nothingNext')}</p>;
  const { name, dueDate, assignee } = card.nextTask;
  const isLate = typeof dueDate === 'string' && dueDate < today();
  const when = dueDate && t(`contactCard.${isLate ? 'late' : 'due'}`, { date: shownDate(dueDate, language) });
  return (
    <p data-late={isLate || undefined} className={classes['next']}>
      <Link to={`${address}/tasks`}>{t('contactCard.next', { task: name })}</Link>
      <span>{[when, assignee].filter(Boolean).join(' · ')}</span>
    </p>
  );
}

function Counts({ card, source, address }: ContactCardProps) {
  const { t } = useTexts('projects');
  const { documents } = listsOf[source];
  return (
    <p className={classes['counts']}>
      <Link to={`${address}/communications`}>{t('contactCard.contacts', { count: card.contactCount })}</Link>
      <Link to={`${address}/tasks`}>{t('contactCard.tasks', { count: card.openTaskCount })}</Link>
      {documents && (
        <Link to={`${address}/${documents}`}>
          {t('contactCard.documents', { count: card.documentCount })}
        </Link>
      )}
    </p>
  );
}

/**
 * The people of a record with their contact data, the last attempt to reach them, and the next step: what a land agent
 * needs before a call.
 */
export function ContactCard(props: ContactCardProps) {
  const { t } = useTexts('projects');
  const { card, source, address } = props;
  const { associateId, open, close } = useAssociatePage();
  const people: Address = `${address}/${listsOf[source].people}`;
  const more = card.peopleCount - card.people.length;
  return (
    <>
      {card.people.length === 0 ? (
        <p>
          {t('contactCard.nobody')} <Link to={people}>{t(`contactCard.name.${source}`)}</Link>
        </p>
      ) : (
        <ul className={classes['people']}>
          {card.people.map((person) => (
            <ContactPerson key={person.id} person={person} onOpen={open} />
          ))}
        </ul>
      )}
      {more > 0 && <Link to={people}>{t('contactCard.more', { count: more })}</Link>}
      <div className={classes['course']}>
        {card.people.length !== 1 && <LastContact last={card.lastContact} tried={card.triedCount} />}
        <Next {...props} />
        <Counts {...props} />
      </div>
      {associateId && (
        <Suspense fallback={null}>
          <AssociatePage id={associateId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
