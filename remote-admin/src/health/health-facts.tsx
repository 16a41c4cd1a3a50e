import type { ReactNode } from 'react';
import { day } from 'shared-contracts/limits';
import type { SystemHealth } from 'shared-contracts/rest';
import { useTexts } from 'shared-ui';
import { shownDateTime } from 'shared-ui/form';
import classes from './health.module.css';

/** The numbers of the whole installation. */
export function HealthFacts({ health }: { readonly health: SystemHealth }) {
  const { t, language } = useTexts('admin');
  const { now, database, mails, imports, sessions, backup } = health;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const daysSince = (moment: string) => Math.floor((Date.parse(now) - Date.parse(moment)) / day);
  const { proven } = backup;
  const facts: readonly (readonly [name: string, value: ReactNode, detail?: string])[] = [
    [
      'database',
      t(`health.database.${database.kind}`),
      t('health.fact.answer', { count: Math.ceil(database.answer) }),
    ],
    [
      'backup',
      proven ? t('health.fact.daysAgo', { count: daysSince(proven.takenAt) }) : t('health.fact.noBackup'),
      proven
        ? t('health.fact.provenAt', {
            when: shownDateTime(proven.checkedAt, language),
            rows: number.format(proven.rows),
            files: number.format(proven.files),
          })
        : undefined,
    ],
    ['sessions', number.format(sessions)],
    [
      'mails',
      number.format(mails.waiting),
      mails.oldestAt ? t('health.fact.oldest', { when: shownDateTime(mails.oldestAt, language) }) : undefined,
    ],
    ['imports', number.format(imports)],
  ];
  return (
    <dl className={classes['facts']}>
      {facts.map(([name, value, detail]) => (
        <div key={name}>
          <dt>{t(`health.fact.${name}`)}</dt>
          <dd>
            {value}
            {detail && <span className={classes['detail']}>{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
