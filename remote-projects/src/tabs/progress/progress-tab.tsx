import { countText } from 'shared-contracts';
import { today } from 'shared-contracts/days';
import { consentWeeks } from 'shared-contracts/projects';
import { projectAddress } from 'shared-contracts/routes';
import { shownDate } from 'shared-contracts/shown-dates';
import { DataErrorBar, GridSkeleton, useTexts } from 'shared-ui';
import { relatedAddress } from 'shared-ui/facts';
import { useFieldValue, useIsReadOnly } from 'shared-ui/form';
import { moneyText } from '../../ground/money-text.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { BarsChart } from './bars-chart.tsx';
import { ChartCard } from './chart-card.tsx';
import { chartColors } from './chart-colors.ts';
import { ConsentChart } from './consent-chart.tsx';
import classes from './progress.module.css';
import { type Progress, type Unbilled, useProgress } from './use-progress.ts';

interface CardProps {
  readonly project: ProjectRecord;
  readonly progress: Progress;
}

/** A text of a field of the form; null where it is empty. */
const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function Consents({ project, progress }: CardProps) {
  const { t, language } = useTexts('projects');
  const target = textIn(useFieldValue('consentTarget'));
  const isReadOnly = useIsReadOnly();
  const points = consentWeeks(progress, { today: today(), target });
  const done = points.findLast((point) => point.done !== undefined)?.done ?? 0;
  const sentence = t('progress.consent.sentence', { done, all: progress.agreements });
  const goal =
    target === null
      ? t(isReadOnly ? 'progress.consent.noTargetRead' : 'progress.consent.noTarget')
      : t('progress.consent.target', { day: shownDate(target, language) });
  return (
    <ChartCard
      title={t('progress.consent.title')}
      sentence={`${sentence} ${goal}`}
      list={{ to: projectAddress(project.id, 'agreements'), label: t('progress.consent.list') }}
      columns={[t('progress.consent.week'), t('progress.consent.done'), t('progress.consent.plan')]}
      rows={
        progress.agreements === 0
          ? []
          : points.map(({ week, done: now, planned }) => [
              shownDate(week, language),
              now === undefined ? '' : String(now),
              planned === undefined ? '' : String(planned),
            ])
      }
    >
      <ConsentChart points={points} agreements={progress.agreements} />
    </ChartCard>
  );
}

function Contacts({ project, progress: { contacts } }: CardProps) {
  const { t } = useTexts('projects');
  const bars = contacts.map(({ personName, reached, missed }) => ({
    name: personName ?? t('progress.contacts.nobody'),
    reached,
    missed,
  }));
  const count = contacts.reduce((sum, { reached, missed }) => sum + reached + missed, 0);
  return (
    <ChartCard
      title={t('progress.contacts.title')}
      sentence={t('progress.contacts.sentence', { count })}
      list={{ to: projectAddress(project.id, 'communications'), label: t('progress.contacts.list') }}
      columns={[t('progress.contacts.person'), t('progress.contacts.reached'), t('progress.contacts.missed')]}
      rows={bars.map(({ name, reached, missed }) => [name, String(reached), String(missed)])}
    >
      <BarsChart
        bars={bars.slice(0, 8)}
        parts={[
          { key: 'reached', name: t('progress.contacts.reached'), color: chartColors.done },
          { key: 'missed', name: t('progress.contacts.missed'), color: chartColors.missed },
        ]}
      />
    </ChartCard>
  );
}

function Spend({ project, progress: { paid, owed, work } }: CardProps) {
  const { t } = useTexts('projects');
  const afe = textIn(useFieldValue('afeAmount'));
  const isReadOnly = useIsReadOnly();
  const parts = [
    ['paid', paid],
    ['owed', owed],
    ...(work === null || work === undefined ? [] : [['work', work] as const]),
    ...(afe === null ? [] : [['afe', afe] as const]),
  ] as const;
  const spent = Number(paid) + Number(work ?? 0);
  return (
    <ChartCard
      title={t('progress.spend.title')}
      sentence={
        afe === null
          ? t(isReadOnly ? 'progress.spend.noAfeRead' : 'progress.spend.noAfe', {
              spent: moneyText(String(spent)),
            })
          : t('progress.spend.sentence', {
              spent: moneyText(String(spent)),
              afe: moneyText(afe),
              share: Number(afe) === 0 ? '–' : Math.round((100 * spent) / Number(afe)),
            })
      }
      list={{
        to: relatedAddress('payments', 'surfaceProjectId', project.id),
        label: t('progress.spend.list'),
      }}
      columns={[t('progress.spend.what'), t('progress.spend.amount')]}
      rows={parts.map(([name, amount]) => [t(`progress.spend.${name}`), moneyText(amount)])}
    >
      <BarsChart
        bars={parts.map(([name, amount]) => ({
          name: t(`progress.spend.${name}`),
          plan: name === 'afe' ? Number(amount) : 0,
          spent: name === 'afe' ? 0 : Number(amount),
        }))}
        parts={[
          { key: 'spent', name: t('progress.spend.title'), color: chartColors.done },
          { key: 'plan', name: t('progress.spend.afe'), color: chartColors.plan },
        ]}
        isExplained={false}
        textOf={countText}
      />
    </ChartCard>
  );
}

const ages = ['upTo30', 'upTo60', 'upTo90', 'over90'] as const;

function UnbilledWork({
  project,
  unbilled,
}: {
  readonly project: ProjectRecord;
  readonly unbilled: Unbilled;
}) {
  const { t } = useTexts('projects');
  const isNone = Number(unbilled.total) === 0;
  return (
    <ChartCard
      title={t('progress.unbilled.title')}
      sentence={t(isNone ? 'progress.unbilled.none' : 'progress.unbilled.sentence', {
        total: moneyText(unbilled.total),
      })}
      list={{ to: projectAddress(project.id, 'timesheets'), label: t('progress.unbilled.list') }}
      columns={[t('progress.unbilled.age'), t('progress.spend.amount')]}
      rows={isNone ? [] : ages.map((age) => [t(`progress.unbilled.${age}`), moneyText(unbilled[age])])}
    >
      <BarsChart
        bars={ages.map((age) => ({ name: t(`progress.unbilled.${age}`), amount: Number(unbilled[age]) }))}
        parts={[{ key: 'amount', name: t('progress.spend.amount'), color: chartColors.done }]}
        textOf={countText}
      />
    </ChartCard>
  );
}

/** How far a project is, as charts: consents against the plan, who reached whom, money against the AFE, unbilled time. */
export function ProgressTab({ project }: { readonly project: ProjectRecord }) {
  const { t } = useTexts('projects');
  const { progress, unbilled, failure, readAgain } = useProgress(project.id);
  if (failure !== undefined)
    return <DataErrorBar what={t('tab.progress')} message={failure} onTryAgain={readAgain} />;
  if (!progress) return <GridSkeleton />;
  return (
    <div className={classes['tab']}>
      <Consents project={project} progress={progress} />
      <Spend project={project} progress={progress} />
      <Contacts project={project} progress={progress} />
      {unbilled && <UnbilledWork project={project} unbilled={unbilled} />}
    </div>
  );
}
