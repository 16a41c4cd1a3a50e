import { Link } from 'react-router-dom';
import { nameIn } from 'shared-contracts';
import { largestRelatedCount, type RecordFacts } from 'shared-contracts/search';
import { cellText } from '../grid/cell-text.ts';
import { usePlaces } from '../layout/places.tsx';
import classes from './facts-list.module.css';
import { useFactsTexts } from './facts-texts.ts';
import { relatedAddress } from './related-address.ts';

interface FactsProps {
  readonly facts: RecordFacts;
  /** Level of its headings: one below the record's title. */
  readonly heading: 'h2' | 'h3';
}

function Related({ facts, heading: Heading }: FactsProps) {
  const { t, language } = useFactsTexts();
  const { lists } = usePlaces();
  const related = facts.related.flatMap((one) => {
    const list = lists.find(({ name }) => name === one.source);
    return list ? [{ ...one, title: nameIn(language, list.title) }] : [];
  });
  if (related.length === 0) return null;
  return (
    <section aria-label={t('related')}>
      <Heading className={classes['heading']}>{t('related')}</Heading>
      <ul className={classes['related']}>
        {related.map(({ source, parameter, count, title }) => (
          <li key={source}>
            <Link to={relatedAddress(source, parameter, facts.id)} className={classes['link']}>
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

/** The values of a record that are filled in, in the words of its list, and what hangs on it. */
export function FactsList({ facts, heading }: FactsProps) {
  const { t, language } = useFactsTexts();
  const filled = facts.columns.flatMap((column) => {
    const text = cellText(facts.cells[column.id], column, language);
    // A tick that is not set says nothing.
    return text === '' || (column.type === 'bool' && facts.cells[column.id] !== true)
      ? []
      : [{ id: column.id, title: nameIn(language, column.title), text }];
  });
  return (
    <>
      {filled.length === 0 && <p className={classes['nothing']}>{t('nothing')}</p>}
      <dl className={classes['facts']} aria-label={t('facts')}>
        {filled.map(({ id, title, text }) => (
          <div key={id} className={classes['fact']}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Related facts={facts} heading={heading} />
    </>
  );
}
