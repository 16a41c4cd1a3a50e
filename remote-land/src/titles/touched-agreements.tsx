import { errorMessage } from 'shared-contracts/client';
import { ownersApart } from 'shared-contracts/land';
import { recordAddress } from 'shared-contracts/routes';
import { DataErrorBar, FormSkeleton, useTexts } from 'shared-ui';
import { PlainCell, PlainTable, useFieldValue } from 'shared-ui/form';
import type { OpenRow } from 'shared-ui/record';
import { Link } from 'shared-ui/router';
import { useQuery } from 'urql';
import { TitleAgreementsDocument, type TouchedAgreementFragment } from '../generated/operations.ts';
import { ownerName, ownersOf, type TypedOwner } from './title-record.ts';
import classes from './titles.module.css';

interface TouchedProps {
  readonly agreement: TouchedAgreementFragment;
  readonly owners: readonly TypedOwner[];
}

/** The landowners of an agreement that the owners in the title's form would change. */
function Touched({ agreement, owners }: TouchedProps) {
  const { t } = useTexts('land');
  const { gone, come } = ownersApart(owners, agreement.landowners);
  if (gone.length === 0 && come.length === 0) return <span>{t('land.touched.same')}</span>;
  return (
    <span className={classes['touched']}>
      {gone.length > 0 &&
        t('land.touched.gone', {
          names: gone
            .map(({ legalName, businessAssociate }) => businessAssociate?.name ?? legalName)
            .join(', '),
        })}{' '}
      {come.length > 0 && t('land.touched.come', { names: come.map(ownerName).join(', ') })}
    </span>
  );
}

/** The agreements on a title or its land, and what a transfer would change in them. */
export function TouchedAgreements({ row }: { readonly row: OpenRow }) {
  const { t } = useTexts('land');
  const owners = ownersOf({ ownerships: useFieldValue('ownerships') });
  const isCancelled = Boolean(useFieldValue('cancelledDate'));
  const [{ data, error }, ask] = useQuery({
    query: TitleAgreementsDocument,
    variables: { id: row.id },
    pause: row.isNew,
    requestPolicy: 'cache-and-network',
  });
  if (row.isNew) return <p className={classes['hint']}>{t('land.touched.saveFirst')}</p>;
  if (error && !data)
    return (
      <DataErrorBar
        what={t('land.tab.agreements')}
        message={errorMessage(error)}
        onTryAgain={() => ask({ requestPolicy: 'network-only' })}
      />
    );
  if (!data) return <FormSkeleton />;
  const agreements = data.title?.agreements ?? [];
  if (agreements.length === 0) return <p className={classes['hint']}>{t('land.touched.none')}</p>;
  return (
    <div className={classes['agreements']}>
      <p className={classes['hint']}>{t(isCancelled ? 'land.touched.cancelled' : 'land.touched.hint')}</p>
      <PlainTable
        label={t('land.tab.agreements')}
        columns={[
          { label: t('land.related.column.number') },
          { label: t('land.related.column.type') },
          { label: t('land.related.column.project') },
          { label: t('land.touched.title'), kind: 'long' },
        ]}
      >
        {agreements.map((agreement) => (
          <tr key={agreement.id}>
            <th scope="row">
              <Link
                to={recordAddress(
                  { projectId: agreement.projectFileId, tab: 'agreements', id: agreement.id },
                  'details',
                )}
              >
                {agreement.called}
              </Link>
            </th>
            <PlainCell>{agreement.agreementType?.code}</PlainCell>
            <PlainCell>{agreement.project.description}</PlainCell>
            <PlainCell kind="long">
              <Touched agreement={agreement} owners={owners} />
            </PlainCell>
          </tr>
        ))}
      </PlainTable>
    </div>
  );
}
