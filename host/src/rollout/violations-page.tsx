import { cspViolationSchema, violationLimits } from 'shared-contracts/rollout';
import { DataErrorBar, Skeleton, useTexts } from 'shared-ui';
import { shownDateTime } from 'shared-ui/form';
import * as v from 'valibot';
import { useFetched } from '../shell/use-fetched.ts';
import classes from './rollout.module.css';

const violationsSchema = v.array(cspViolationSchema);

/** What browsers refused because of the Content-Security-Policy, with the area that caused it. */
export function ViolationsPage() {
  const { t, language } = useTexts('rollout');
  const { t: shell } = useTexts('host');
  const { data, failure, tryAgain } = useFetched('rollout/violations', violationsSchema);
  if (failure && !data) return <DataErrorBar message={failure.message} onTryAgain={tryAgain} />;
  if (!data) return <Skeleton height={320} />;
  if (data.length === 0)
    return <p className={classes['note']}>{t('violation.none', { days: violationLimits.days })}</p>;
  return (
    <div className={classes['scroller']}>
      <table className={classes['table']} aria-label={t('page.violations')}>
        <thead>
          <tr>
            <th scope="col">{t('violation.area')}</th>
            <th scope="col">{t('violation.blocked')}</th>
            <th scope="col" className={classes['roomy']}>
              {t('violation.page')}
            </th>
            <th scope="col" className={classes['figure']}>
              {t('violation.count')}
            </th>
            <th scope="col" className={classes['roomy']}>
              {t('violation.last')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ area, directive, blocked, count, lastAt, lastPage }) => (
            <tr key={`${area} ${directive} ${blocked}`}>
              <th scope="row">{area === 'shell' ? t('violation.shell') : shell(`area.${area}`)}</th>
              <td className={classes['long']}>
                {blocked}
                <code className={classes['code']}>{directive}</code>
              </td>
              <td className={`${classes['roomy']} ${classes['long']}`}>{lastPage}</td>
              <td className={classes['figure']}>{count}</td>
              <td className={classes['roomy']}>{shownDateTime(lastAt, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
