import { useState } from 'react';
import { type FirstStep, firstStepsSchema } from 'shared-contracts/grids';
import { type Address, addressOf } from 'shared-contracts/routes';
import { keepText, keptText, listAddress } from 'shared-ui';
import { HeaderButton } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import { texts } from '../generated/texts/first-steps.ts';
import { useFetched } from '../page/use-fetched.ts';
import { useOwnTexts } from '../services/use-own-texts.ts';
import classes from './first-steps.module.css';

/** Where each step is done. */
const places: Readonly<Record<FirstStep, Address>> = {
  company: listAddress('companies'),
  people: listAddress('users'),
  flags: addressOf('rollout/flags'),
  lists: addressOf('admin/first-entries'),
  templates: listAddress('report-templates'),
  rates: listAddress('rates'),
  project: addressOf('surface-project/new'),
};

/** Kept in this browser once a person hides the list. */
const setting = 'first-steps';

/** The remaining steps of setting up an installation, each with a link; nothing once all are done. */
export function FirstSteps() {
  const ownTexts = useOwnTexts('first-steps', texts);
  const [isHidden, setHidden] = useState(() => keptText(setting, 'browser') !== undefined);
  const { data } = useFetched(isHidden ? undefined : 'start/first-steps', firstStepsSchema);
  if (!ownTexts || isHidden || !data || data.length === 0) return null;
  const { t } = ownTexts;
  const hide = () => {
    keepText(setting, 'hidden', 'browser');
    setHidden(true);
  };
  return (
    <section className={classes['steps']} aria-label={t('title')}>
      <div className={classes['head']}>
        <h2>{t('title')}</h2>
        <HeaderButton onClick={hide}>{t('hide')}</HeaderButton>
      </div>
      <p>{t('purpose')}</p>
      <ol>
        {data.map(({ step, isDone }) => (
          <li key={step} data-done={isDone || undefined}>
            <span role="img" aria-label={t(isDone ? 'done' : 'open')}>
              {isDone ? '✓' : '○'}
            </span>
            <Link to={places[step]}>{t(`steps.${step}`)}</Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
