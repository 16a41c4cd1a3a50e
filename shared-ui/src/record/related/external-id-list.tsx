import type { ExternalIds } from 'shared-contracts/search';
import classes from './facts.module.css';
import { useFactsTexts } from './facts-texts.ts';

interface ExternalIdListProps {
  readonly ids: ExternalIds;
  /** Level of its heading: one below the record's title; none where what it stands in has none either. */
  readonly heading: 'h2' | 'h3' | 'p';
}

/** What a record is called in other systems, each as 'System: id'; nothing where no other system knows it. */
export function ExternalIdList({ ids, heading: Heading }: ExternalIdListProps) {
  const { t } = useFactsTexts();
  if (ids.length === 0) return null;
  return (
    <section aria-label={t('externalIds')}>
      <Heading className={classes['heading']}>{t('externalIds')}</Heading>
      <ul className={classes['ids']}>
        {ids.map(({ system, externalId }) => (
          <li key={`${system} ${externalId}`}>{t('externalId', { system, id: externalId })}</li>
        ))}
      </ul>
    </section>
  );
}
