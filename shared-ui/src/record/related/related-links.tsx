import { nameIn } from 'shared-contracts';
import { largestRelatedCount, type RecordFacts } from 'shared-contracts/search';
import { usePlaces } from '../../layout/places.tsx';
import { Link } from '../../router/links.ts';
import classes from './facts.module.css';
import { useFactsTexts } from './facts-texts.ts';
import { relatedAddress } from './related-address.ts';

interface RelatedLinksProps extends Pick<RecordFacts, 'id' | 'related'> {
  /** Level of its heading: one below the record's title. */
  readonly heading: 'h2' | 'h3';
}

/**
 * How many records belong to a record, each number with a link to the list that is narrowed to them; nothing where
 * there are none.
 */
export function RelatedLinks({ id, related, heading: Heading }: RelatedLinksProps) {
  const { t, language } = useFactsTexts();
  const { lists } = usePlaces();
  const known = related.flatMap((one) => {
    const list = lists.find(({ name }) => name === one.source);
    return list ? [{ ...one, title: nameIn(language, list.title) }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section aria-label={t('related')}>
      <Heading className={classes['heading']}>{t('related')}</Heading>
      <ul className={classes['related']}>
        {known.map(({ source, parameter, count, title }) => (
          <li key={source}>
            <Link to={relatedAddress(source, parameter, id)} className={classes['link']}>
              <span>{title}</span>
              <span className={classes['count']}>
                {count >= largestRelatedCount ? t('many', { count: largestRelatedCount }) : count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
