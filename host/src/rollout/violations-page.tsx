import { cspViolationSchema, violationLimits } from 'shared-contracts/rollout';
import { DataErrorBar, GridSkeleton, useTexts } from 'shared-ui';
import { PlainCell, PlainTable, shownDateTime } from 'shared-ui/form';
import * as v from 'valibot';
import { useAreaName } from '../areas/use-area-name.ts';
import { useFetched } from '../page/use-fetched.ts';
import classes from './rollout.module.css';

const violationsSchema = v.array(cspViolationSchema);

/** What browsers refused because of the Content-Security-Policy, with the area that caused it. */
export function ViolationsPage() {
  const { t, language } = useTexts('rollout');
  const nameOf = useAreaName();
  const { data, failure, tryAgain } = useFetched('rollout/violations', violationsSchema);
  if (failure && !data)
    return <DataErrorBar what={t('page.violations')} message={failure.message} onTryAgain={tryAgain} />;
  if (!data) return <GridSkeleton rows={7} />;
  if (data.length === 0)
    return <p className={classes['note']}>{t('violation.none', { days: violationLimits.days })}</p>;
  return (
    <PlainTable
      label={t('page.violations')}
      columns={[
        { label: t('violation.area') },
        { label: t('violation.blocked') },
        { label: t('violation.page'), kind: 'roomy' },
        { label: t('violation.count'), kind: ['figure', 'roomy'] },
        { label: t('violation.last'), kind: 'roomy' },
      ]}
    >
      {data.map(({ area, directive, blocked, count, lastAt, lastPage }) => (
        <tr key={`${area} ${directive} ${blocked}`}>
          <th scope="row">{area === 'shell' ? t('violation.shell') : nameOf(area)}</th>
          <PlainCell kind="long">
            {blocked}
            <code className={classes['code']}>{directive}</code>
          </PlainCell>
          <PlainCell kind={['roomy', 'long']}>{lastPage}</PlainCell>
          <PlainCell kind={['figure', 'roomy']}>{count}</PlainCell>
          <PlainCell kind="roomy">{shownDateTime(lastAt, language)}</PlainCell>
        </tr>
      ))}
    </PlainTable>
  );
}
