import { useState } from 'react';
import { nameIn } from 'shared-contracts';
import { areaOfRule, type RolloutSubject, rolloutRulesSchema } from 'shared-contracts/rollout';
import { DataErrorBar, GridSkeleton, showToast, useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { HeaderButton, PlainCell, PlainTable } from 'shared-ui/form';
import { useAreaName } from '../areas/use-area-name.ts';
import { useFetched } from '../page/use-fetched.ts';
import { useGraphqlOf } from '../remotes/area-graphql.ts';
import { useServices } from '../services/services.tsx';
import classes from './rollout.module.css';
import { RolloutHistory } from './rollout-history.tsx';
import { RuleForm } from './rule-form.tsx';
import { ruleText } from './rule-text.ts';

/** A flag's rule with its history, in a page that slides in. */
function FlagDetails({ subject, onSaved }: { subject: RolloutSubject; onSaved: () => void }) {
  const { t } = useTexts('rollout');
  const { Provider, client } = useGraphqlOf(useServices().graphql);
  return (
    <Provider value={client}>
      <section className={classes['part']}>
        <h2 className={classes['heading']}>{t('rule.title')}</h2>
        <RuleForm subject={subject} onSaved={onSaved} />
      </section>
      <section className={classes['part']}>
        <h2 className={classes['heading']}>{t('history.title')}</h2>
        <RolloutHistory subject={subject.name} />
      </section>
    </Provider>
  );
}

/** Every flag: what it switches, who has it, how many that are. */
export function FlagsPage() {
  const { t, language } = useTexts('rollout');
  const { session } = useServices();
  const areaName = useAreaName();
  const { data, failure, tryAgain } = useFetched('rollout/rules', rolloutRulesSchema);
  const [opened, setOpened] = useState<string>();
  if (failure && !data)
    return <DataErrorBar what={t('page.flags')} message={failure.message} onTryAgain={tryAgain} />;
  if (!data) return <GridSkeleton rows={7} />;
  if (data.decidedBy === 'flagd') return <p className={classes['note']}>{t('flag.byService')}</p>;
  const flags = data.rules.filter(({ name }) => areaOfRule(name) === undefined);
  const nameOf = ({ name, title }: RolloutSubject): string =>
    title ? nameIn(language, title) : t(`flag.${name}.name`);
  const aboutOf = ({ name, area }: RolloutSubject): string =>
    area === null ? t(`flag.${name}.about`) : t('flag.ofArea', { area: areaName(area) });
  const subject = flags.find(({ name }) => name === opened);
  return (
    <>
      <PlainTable
        label={t('page.flags')}
        hasActions
        columns={[
          { label: t('flag.name') },
          { label: t('flag.about'), kind: 'roomy' },
          { label: t('flag.has') },
          { label: t('flag.reached'), kind: ['figure', 'roomy'] },
        ]}
      >
        {flags.map((flag) => (
          <tr key={flag.name}>
            <th scope="row">
              {nameOf(flag)}
              <code className={classes['code']}>{flag.name}</code>
            </th>
            <PlainCell kind="roomy">{aboutOf(flag)}</PlainCell>
            <td>
              <span className={classes['audience']} data-audience={flag.rule.audience}>
                {ruleText(flag.rule, t)}
              </span>
            </td>
            <PlainCell kind={['figure', 'roomy']}>
              {t('flag.reachedOf', { reached: flag.reached, people: data.people })}
            </PlainCell>
            <PlainCell kind="action">
              <HeaderButton
                label={t('flag.changeOf', { name: nameOf(flag) })}
                onClick={() => setOpened(flag.name)}
              >
                {t('flag.change')}
              </HeaderButton>
            </PlainCell>
          </tr>
        ))}
      </PlainTable>
      <SlideInPage
        opened={subject !== undefined}
        title={subject ? nameOf(subject) : ''}
        onClose={() => setOpened(undefined)}
      >
        {subject && (
          <FlagDetails
            key={`${subject.name} ${subject.revision}`}
            subject={subject}
            onSaved={() => {
              showToast({ kind: 'success', message: t('rule.saved') });
              tryAgain();
              // The operator's own page is the first to know.
              void session.refresh();
            }}
          />
        )}
      </SlideInPage>
    </>
  );
}
