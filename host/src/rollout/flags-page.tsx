import { use, useState } from 'react';
import { flagNames } from 'shared-contracts';
import { type RolloutSubject, rolloutRulesSchema } from 'shared-contracts/rollout';
import { DataErrorBar, GridSkeleton, showToast, useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { HeaderButton, PlainCell, PlainTable } from 'shared-ui/form';
import { useServices } from '../shell/services.tsx';
import { useFetched } from '../shell/use-fetched.ts';
import classes from './rollout.module.css';
import { RolloutHistory } from './rollout-history.tsx';
import { RuleForm } from './rule-form.tsx';
import { ruleText } from './rule-text.ts';

/** A flag's rule with its history, in a page that slides in. */
function FlagDetails({ subject, onSaved }: { subject: RolloutSubject; onSaved: () => void }) {
  const { t } = useTexts('rollout');
  const { Provider, client } = use(useServices().graphql());
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
  const { t } = useTexts('rollout');
  const { session } = useServices();
  const { data, failure, tryAgain } = useFetched('rollout/rules', rolloutRulesSchema);
  const [opened, setOpened] = useState<string>();
  if (failure && !data)
    return <DataErrorBar what={t('page.flags')} message={failure.message} onTryAgain={tryAgain} />;
  if (!data) return <GridSkeleton rows={7} />;
  if (data.decidedBy === 'flagd') return <p className={classes['note']}>{t('flag.byService')}</p>;
  const flags = flagNames.flatMap((flag) => data.rules.find(({ name }) => name === flag) ?? []);
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
        {flags.map(({ name, rule, reached }) => (
          <tr key={name}>
            <th scope="row">
              {t(`flag.${name}.name`)}
              <code className={classes['code']}>{name}</code>
            </th>
            <PlainCell kind="roomy">{t(`flag.${name}.about`)}</PlainCell>
            <td>
              <span className={classes['audience']} data-audience={rule.audience}>
                {ruleText(rule, t)}
              </span>
            </td>
            <PlainCell kind={['figure', 'roomy']}>
              {t('flag.reachedOf', { reached, people: data.people })}
            </PlainCell>
            <PlainCell kind="action">
              <HeaderButton
                label={t('flag.changeOf', { name: t(`flag.${name}.name`) })}
                onClick={() => setOpened(name)}
              >
                {t('flag.change')}
              </HeaderButton>
            </PlainCell>
          </tr>
        ))}
      </PlainTable>
      <SlideInPage
        opened={subject !== undefined}
        title={subject ? t(`flag.${subject.name}.name`) : ''}
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
