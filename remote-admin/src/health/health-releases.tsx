import { failsOften, type SystemHealth } from 'shared-contracts/rest';
import { useTexts } from 'shared-ui';
import { PlainCell, PlainTable } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import classes from './health.module.css';

/** The releases that people get, and how they load. */
export function HealthReleases({ releases }: Pick<SystemHealth, 'releases'>) {
  const { t, language } = useTexts('admin');
  const number = new Intl.NumberFormat(language);
  return (
    <section>
      <div className={classes['row']}>
        <h2 className={classes['heading']}>{t('health.releases')}</h2>
        <Link to="/rollout/areas" className={classes['link']}>
          {t('health.release.open')}
        </Link>
      </div>
      {releases.length === 0 ? (
        <p className={classes['note']}>{t('health.release.none')}</p>
      ) : (
        <PlainTable
          columns={[
            { label: t('health.release.area') },
            { label: t('health.release.version') },
            { label: t('health.release.loads'), kind: ['figure', 'roomy'] },
            { label: t('health.release.failures'), kind: 'figure' },
          ]}
        >
          {releases.map((release) => (
            <tr key={`${release.area} ${release.stage}`}>
              <th scope="row">remote-{release.area}</th>
              <td>
                {release.version}{' '}
                {release.stage === 'candidate' && (
                  <span className={classes['state']} data-bad={release.haltedAt !== null || undefined}>
                    {release.haltedAt ? t('health.release.halted') : t('health.release.candidate')}
                  </span>
                )}
              </td>
              <PlainCell kind={['figure', 'roomy']}>{number.format(release.loads)}</PlainCell>
              <PlainCell kind="figure">
                <span className={classes['state']} data-bad={failsOften(release) || undefined}>
                  {number.format(release.failures)}
                </span>
              </PlainCell>
            </tr>
          ))}
        </PlainTable>
      )}
    </section>
  );
}
