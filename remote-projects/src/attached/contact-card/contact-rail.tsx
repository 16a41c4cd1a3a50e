import { type ReactNode, Suspense } from 'react';
import { errorMessage } from 'shared-contracts/client';
import type { ContactCardParent } from 'shared-contracts/graphql';
import type { Address } from 'shared-contracts/routes';
import { DataErrorBar, lazyScreen, Skeleton, useTexts } from 'shared-ui';
import { type CommunicationParent, LogContact } from 'shared-ui/communications';
import { useIsReadOnly } from 'shared-ui/form';
import { useIsPhone } from 'shared-ui/grid';
import { useRowAround } from 'shared-ui/record';
import { GenerateMenu } from 'shared-ui/reports';
import { useParams } from 'shared-ui/router';
import classes from './contact-card.module.css';
import { ContactCard } from './contact-card.tsx';
import { PhotoButton } from './photo-button.tsx';
import { recipientsOnCard, useContactCard } from './use-contact-card.ts';

/** Fetched with the first card: the numbers come before the picture. */
const LandSketch = lazyScreen(async () => (await import('./land-sketch.tsx')).LandSketch);

/** Height of a card while it is read, pixels: that of one with a single person. */
const usualHeight = 216;

/** The documents that are written from a record. */
const documentOf = {
  Agreement: 'agreementDocument',
  Request: 'requestDocument',
  Stakeholder: 'stakeholderDocument',
} as const;

interface ContactRailProps {
  readonly label: string;
  /** The record whose contacts are logged from here. */
  readonly parent: CommunicationParent & { readonly kind: ContactCardParent };
  /** The address of the record's form, where the surrounding form is another record's, as a task's. */
  readonly at?: Address;
  /** Its state, which stays in sight above the card. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** At the side of a record's fields: whom to call, and its key facts. On a phone it comes first. */
export function ContactRail({ label, parent, at, lead, children }: ContactRailProps) {
  const { t } = useTexts('projects');
  const around = useRowAround()?.address;
  const address = at ?? around;
  const { kind, id, isNew, recipients, associates } = parent;
  const isReadOnly = useIsReadOnly();
  const isPhone = useIsPhone();
  const { id: projectId } = useParams();
  const { card, error, tryAgain } = useContactCard(kind, id, isNew);
  const withThem = recipients ?? associates ?? (card && recipientsOnCard(card));
  return (
    <aside className={classes['rail']} aria-label={label}>
      {lead}
      <div className={classes['head']}>
        <h3>{t('contactCard.title')}</h3>
        <LogContact parent={{ ...parent, ...(withThem ? { recipients: withThem } : {}) }} at={at} />
      </div>
      {!isNew && !isReadOnly && address !== undefined && (
        <div className={classes['acts']}>
          {projectId !== undefined && (
            <GenerateMenu
              isDirect
              entries={[{ label: t('contactCard.document'), report: documentOf[kind] }]}
              source={{ parentId: projectId, ids: [id] }}
              isNew={isNew}
            />
          )}
          {kind !== 'Stakeholder' && <PhotoButton parentId={id} parentType={kind} address={address} />}
        </div>
      )}
      {isNew && <p className={classes['quiet']}>{t('contactCard.unsaved')}</p>}
      {!isNew && !card && error && (
        <DataErrorBar what={t('contactCard.title')} message={errorMessage(error)} onTryAgain={tryAgain} />
      )}
      {!isNew && !card && !error && <Skeleton height={usualHeight} />}
      {card && address !== undefined && <ContactCard card={card} source={kind} address={address} />}
      {!isNew && projectId !== undefined && (
        <div className={classes['land']}>
          <Suspense fallback={null}>
            <LandSketch source={kind} id={id} projectId={projectId} />
          </Suspense>
        </div>
      )}
      {isPhone && children ? (
        <details className={classes['facts']}>
          <summary>{t('contactCard.facts')}</summary>
          <div className={classes['folded']}>{children}</div>
        </details>
      ) : (
        children
      )}
    </aside>
  );
}
