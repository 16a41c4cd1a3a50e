import { errorMessage } from 'shared-contracts/client';
import { shownDateTime } from 'shared-contracts/shown-dates';
import { DataErrorBar, FormSkeleton, useRest, useTexts } from 'shared-ui';
import { downloadDocument, openLink } from 'shared-ui/documents';
import { HeaderButton, PlainCell, PlainTable } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import { useQuery } from 'urql';
import { ParcelRelatedDocument, type ParcelRelatedQuery } from '../generated/operations.ts';
import classes from './parcels.module.css';
import { mostRelated, type RelatedList, relatedLists } from './related-lists.ts';

function Heading({ text, count }: { readonly text: string; readonly count: number }) {
  const { t } = useTexts('projects');
  return (
    <h2 className={classes['heading']}>
      {text}{' '}
      <span className={classes['count']}>
        {count >= mostRelated ? t('land.related.first', { n: mostRelated }) : count}
      </span>
    </h2>
  );
}

function RelatedSection({ kind, columns, lines }: RelatedList) {
  const { t } = useTexts('projects');
  const heading = t(`land.related.kind.${kind}`);
  return (
    <section aria-label={heading} className={classes['related']}>
      <Heading text={heading} count={lines.length} />
      <PlainTable
        label={heading}
        columns={columns.map((column) => ({ label: t(`land.related.column.${column}`) }))}
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

type Documents = NonNullable<ParcelRelatedQuery['parcel']>['documents'];

function DocumentsSection({ documents }: { readonly documents: Documents }) {
  const { t, language } = useTexts('projects');
  const { address } = useRest();
  const heading = t('land.documents');
  if (documents.length === 0) return null;
  return (
    <section aria-label={heading} className={classes['related']}>
      <Heading text={heading} count={documents.length} />
      <PlainTable
        label={heading}
        hasActions
        columns={['name', 'record', 'uploaded'].map((column) => ({
          label: t(`land.related.column.${column}`),
        }))}
      >
        {documents.map(({ id, name, url, isUrlLink, recordName, uploadedDate }) => (
          <tr key={id}>
            <th scope="row">{name || url}</th>
            <PlainCell>{recordName}</PlainCell>
            <PlainCell>{shownDateTime(uploadedDate, language)}</PlainCell>
            <PlainCell kind="action">
              <HeaderButton onClick={() => (isUrlLink ? openLink(url) : downloadDocument(address, id))}>
                {t(isUrlLink ? 'land.related.open' : 'land.related.download')}
              </HeaderButton>
            </PlainCell>
          </tr>
        ))}
      </PlainTable>
    </section>
  );
}

/** What hangs on a parcel, as far as the person may see it. */
export function RelatedTab({ id }: { readonly id: string }) {
  const { t, language } = useTexts('projects');
  const [{ data, error }, ask] = useQuery({
    query: ParcelRelatedDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  if (error && !data)
    return (
      <DataErrorBar message={errorMessage(error)} onTryAgain={() => ask({ requestPolicy: 'network-only' })} />
    );
  if (!data) return <FormSkeleton />;
  const lists = data.parcel ? relatedLists(data.parcel, language) : [];
  const documents = data.parcel?.documents ?? [];
  if (lists.length === 0 && documents.length === 0)
    return <p className={classes['hint']}>{t('land.related.none')}</p>;
  return (
    <>
      {lists.map((list) => (
        <RelatedSection key={list.kind} {...list} />
      ))}
      <DocumentsSection documents={documents} />
    </>
  );
}
