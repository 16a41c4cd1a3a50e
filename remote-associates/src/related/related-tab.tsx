import { errorMessage } from 'shared-contracts/client';
import { DataErrorBar, FormSkeleton, useTexts } from 'shared-ui';
import { PlainCell, PlainTable } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import { useQuery } from 'urql';
import { AssociateRelatedDocument } from '../generated/operations.ts';
import classes from './related.module.css';
import { mostRelated, type RelatedList, relatedLists } from './related-lists.ts';

function RelatedSection({ kind, columns, lines }: RelatedList) {
  const { t } = useTexts('associates');
  const heading = t(`related.kind.${kind}`);
  return (
    <section aria-label={heading} className={classes['section']}>
      <h2 className={classes['heading']}>
        {heading}{' '}
        <span className={classes['count']}>
          {lines.length >= mostRelated ? t('related.first', { n: mostRelated }) : lines.length}
        </span>
      </h2>
      {kind === 'titles' && <p className={classes['hint']}>{t('related.titlesHint')}</p>}
      <PlainTable
        label={heading}
        columns={columns.map((column) => ({ label: t(`related.column.${column}`) }))}
      >
        {lines.map(({ id, name, to, cells }) => (
          <tr key={id}>
            <th scope="row">{to === undefined ? name : <Link to={to}>{name}</Link>}</th>
            {cells.map((cell, place) => (
              <PlainCell key={columns[place + 1]}>{cell}</PlainCell>
            ))}
          </tr>
        ))}
      </PlainTable>
    </section>
  );
}

/** What an associate takes part in, as far as the person may see it: agreements, titles, requests, stakeholders, tasks. */
export function RelatedTab({ id }: { readonly id: string }) {
  const { t, language } = useTexts('associates');
  const [{ data, error }, ask] = useQuery({
    query: AssociateRelatedDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  if (error && !data)
    return (
      <DataErrorBar message={errorMessage(error)} onTryAgain={() => ask({ requestPolicy: 'network-only' })} />
    );
  if (!data) return <FormSkeleton />;
  const lists = data.associate ? relatedLists(data.associate, language) : [];
  if (lists.length === 0) return <p className={classes['hint']}>{t('related.none')}</p>;
  return lists.map((list) => <RelatedSection key={list.kind} {...list} />);
}
