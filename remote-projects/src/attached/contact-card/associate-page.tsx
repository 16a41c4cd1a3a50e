import { addressOf } from 'shared-contracts/routes';
import { DataErrorBar, LinkButton, Skeleton, useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { FactsList, ReadOnlyNote, useRecordFacts } from 'shared-ui/facts';
import { HeaderButton } from 'shared-ui/form';
import classes from './contact-card.module.css';

interface AssociatePageProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** An associate's facts, slid in over the record that names it: Back is at the record. */
export function AssociatePage({ id, onClose }: AssociatePageProps) {
  const { t } = useTexts('projects');
  const state = useRecordFacts('associates', id);
  const facts = state.phase === 'known' ? state.facts : undefined;
  return (
    <SlideInPage opened title={facts?.title ?? t('contactCard.associate')} onClose={onClose}>
      <div className={classes['page']} aria-busy={state.phase === 'loading'}>
        <div className={classes['bar']}>
          <HeaderButton onClick={onClose}>{t('contactCard.back')}</HeaderButton>
          {facts?.opens && <LinkButton to={addressOf(facts.opens)}>{t('contactCard.open')}</LinkButton>}
        </div>
        {state.phase === 'loading' && <Skeleton height={320} />}
        {state.phase === 'missing' && <ReadOnlyNote />}
        {state.phase === 'failed' && (
          <DataErrorBar
            what={t('contactCard.associate')}
            message={state.message}
            onTryAgain={state.tryAgain}
          />
        )}
        {facts && <FactsList facts={facts} heading="h3" />}
      </div>
    </SlideInPage>
  );
}
