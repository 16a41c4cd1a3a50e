import { errorMessage } from 'shared-contracts/client';
import { shownDateTime } from 'shared-contracts/shown-dates';
import { DataErrorBar, EmptyState, GridSkeleton, PageHeader, useSession, useTexts } from 'shared-ui';
import { PlainCell, PlainTable } from 'shared-ui/form';
import { Link, useNavigate } from 'shared-ui/router';
import { useQuery } from 'urql';
import { RentRunsDocument } from '../generated/operations.ts';
import { moneyText, quantityText } from '../timesheets/amount-text.ts';
import { PrepareForm } from './prepare-form.tsx';
import classes from './rentals.module.css';
import { RunState } from './run-state.tsx';
import { monthText, runScope } from './run-words.ts';
import { type Run, useRentalSteps } from './use-rental-steps.ts';

function RunRow({ run }: { readonly run: Run }) {
  const { t, language } = useTexts('billing');
  const { id, month, number, paidCount, oddCount, total, preparedBy, preparedOn } = run;
  return (
    <tr>
      <th scope="row">
        <Link to={`/rentals/${id}`}>{monthText(month, language)}</Link>
        {number && ` · ${number}`}
        <div className={classes['hint']}>{runScope(run, t)}</div>
      </th>
      <PlainCell>
        <RunState run={run} />
      </PlainCell>
      <PlainCell kind={['figure', 'roomy']}>{quantityText(String(paidCount), language)}</PlainCell>
      <PlainCell kind={['figure', 'roomy']}>{quantityText(String(oddCount), language)}</PlainCell>
      <PlainCell kind="figure">{moneyText(total, language)}</PlainCell>
      <PlainCell kind="roomy">{`${preparedBy.fullName} · ${shownDateTime(preparedOn, language)}`}</PlainCell>
    </tr>
  );
}

function Runs() {
  const { t } = useTexts('billing');
  const [{ data, error }, ask] = useQuery({ query: RentRunsDocument, requestPolicy: 'cache-and-network' });
  if (error && !data)
    return (
      <DataErrorBar
        what={t('rentals.runs')}
        message={errorMessage(error) ?? ''}
        onTryAgain={() => ask({ requestPolicy: 'network-only' })}
      />
    );
  if (!data) return <GridSkeleton />;
  if (data.runs.nodes.length === 0)
    return <EmptyState role="status" title={t('rentals.none')} cause={t('rentals.noneCause')} ways={null} />;
  const label = (name: string) => t(`rentals.column.${name}`);
  return (
    <PlainTable
      label={t('rentals.runs')}
      columns={[
        { label: label('month') },
        { label: label('status') },
        { label: label('paidCount'), kind: ['figure', 'roomy'] },
        { label: label('oddCount'), kind: ['figure', 'roomy'] },
        { label: label('total'), kind: 'figure' },
        { label: label('preparedBy'), kind: 'roomy' },
      ]}
    >
      {data.runs.nodes.map((run) => (
        <RunRow key={run.id} run={run} />
      ))}
    </PlainTable>
  );
}

/** The runs of rents of a company, and the way to the next one. */
export function RunsScreen() {
  const { t } = useTexts('billing');
  const { user } = useSession();
  const navigate = useNavigate();
  const steps = useRentalSteps();
  return (
    <div className={classes['page']}>
      <PageHeader title={t('rentals.title')} subtitle={t('rentals.subtitle')} />
      {user && !user.isReadOnly && (
        <section className={classes['card']} aria-label={t('rentals.prepare')}>
          <PrepareForm
            onPrepare={async (criteria) => {
              const { id } = await steps.prepare(criteria);
              void navigate(`/rentals/${id}`);
            }}
          />
        </section>
      )}
      <Runs />
    </div>
  );
}
