import { healthLimits, type SystemHealth } from 'shared-contracts/rest';
import { useTexts } from 'shared-ui';
import { PlainCell, PlainTable, shownDateTime } from 'shared-ui/form';
import classes from './health.module.css';

const megabyte = 1024 * 1024;

/** Every copy of the server that was heard of lately. */
export function HealthCopies({ copies }: Pick<SystemHealth, 'copies'>) {
  const { t, language } = useTexts('admin');
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  return (
    <section>
      <h2 className={classes['heading']}>{t('health.copies')}</h2>
      <PlainTable
        columns={[
          { label: t('health.copy.name') },
          { label: t('health.copy.version'), kind: 'roomy' },
          { label: t('health.copy.startedAt'), kind: 'roomy' },
          { label: t('health.copy.state') },
          { label: t('health.copy.loop'), kind: 'figure' },
          { label: t('health.copy.pool'), kind: ['figure', 'roomy'] },
          { label: t('health.copy.memory'), kind: 'figure' },
        ]}
      >
        {copies.map(({ id, name, version, startedAt, seenAt, isThere, isThis, loop, pool, memory }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              {isThis && <span className={classes['detail']}>{t('health.copy.this')}</span>}
            </th>
            <PlainCell kind="roomy">{version}</PlainCell>
            <PlainCell kind="roomy">{shownDateTime(startedAt, language)}</PlainCell>
            <td className={classes['state']} data-bad={!isThere || undefined}>
              {isThere
                ? t('health.copy.there')
                : t('health.copy.gone', { when: shownDateTime(seenAt, language) })}
            </td>
            <PlainCell kind="figure">
              <span className={classes['state']} data-bad={loop.longest > healthLimits.loop || undefined}>
                {t('health.copy.milliseconds', { count: number.format(loop.longest) })}
              </span>
            </PlainCell>
            <PlainCell kind={['figure', 'roomy']}>
              {t('health.copy.used', { used: pool.used, most: pool.most })}
              {pool.waiting > 0 && (
                <span className={classes['detail']}>{t('health.copy.waiting', { count: pool.waiting })}</span>
              )}
            </PlainCell>
            <PlainCell kind="figure">
              {t('health.copy.megabytes', { count: number.format(memory / megabyte) })}
            </PlainCell>
          </tr>
        ))}
      </PlainTable>
    </section>
  );
}
