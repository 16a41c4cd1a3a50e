import type { SystemHealth } from 'shared-contracts/rest';
import { useTexts } from 'shared-ui';
import { PlainCell, PlainTable } from 'shared-ui/form';
import classes from './health.module.css';

interface Queue {
  readonly work: string;
  readonly waiting: number;
  readonly running: number;
}

/** What waits and is worked on, of all copies that are there together. */
function queuesOf(copies: SystemHealth['copies']): readonly Queue[] {
  const all = new Map<string, Queue>();
  for (const { isThere, queues } of copies) {
    for (const { work, waiting, running } of isThere ? queues : []) {
      const { waiting: before, running: beside } = all.get(work) ?? { waiting: 0, running: 0 };
      all.set(work, { work, waiting: before + waiting, running: beside + running });
    }
  }
  return [...all.values()].filter(({ waiting, running }) => waiting + running > 0);
}

/** The lines of work in which people wait: files that are read, documents that are made. */
export function HealthQueues({ copies }: Pick<SystemHealth, 'copies'>) {
  const { t } = useTexts('admin');
  const queues = queuesOf(copies);
  return (
    <section>
      <h2 className={classes['heading']}>{t('health.queues')}</h2>
      {queues.length === 0 ? (
        <p className={classes['note']}>{t('health.queue.none')}</p>
      ) : (
        <PlainTable
          columns={[
            { label: t('health.queue.work') },
            { label: t('health.queue.running'), kind: 'figure' },
            { label: t('health.queue.waiting'), kind: 'figure' },
          ]}
        >
          {queues.map(({ work, waiting, running }) => (
            <tr key={work}>
              <th scope="row">{t(`health.work.${work}`, { defaultValue: work })}</th>
              <PlainCell kind="figure">{running}</PlainCell>
              <PlainCell kind="figure">{waiting}</PlainCell>
            </tr>
          ))}
        </PlainTable>
      )}
    </section>
  );
}
