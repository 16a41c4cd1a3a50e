import { useEffect, useState } from 'react';
import { fallbackLanguage } from 'shared-contracts';
import { type FirstStep, firstStepsSchema } from 'shared-contracts/grids';
import { type Address, addressOf } from 'shared-contracts/routes';
import { addAllTexts, keepText, keptText, listAddress, useTexts } from 'shared-ui';
import { HeaderButton } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import { texts } from '../generated/texts/first-steps.ts';
import { useFetched } from '../page/use-fetched.ts';
import { useServices } from '../services/services.tsx';
import classes from './first-steps.module.css';

/** Where each step is done. */
const places: Readonly<Record<FirstStep, Address>> = {
  company: listAddress('companies'),
  people: listAddress('users'),
  flags: addressOf('rollout/flags'),
  lists: listAddress('agreement-types'),
  templates: listAddress('report-templates'),
  rates: listAddress('rates'),
  project: addressOf('surface-project/new'),
};

/** Kept in this browser once a person hides the list. */
const setting = 'first-steps';

/** The texts of the list, which come with it. */
function useFirstStepsTexts() {
  const { i18n } = useServices();
  const [isThere, setThere] = useState(() => i18n.hasResourceBundle(fallbackLanguage, 'first-steps'));
  useEffect(() => {
    addAllTexts(i18n, 'first-steps', texts);
    setThere(true);
  }, [i18n]);
  const { t } = useTexts('first-steps');
  return isThere ? t : undefined;
}

/** What a new installation still needs, each step with the way to it; nothing once all of it is there. */
export function FirstSteps() {
  const t = useFirstStepsTexts();
  const [isHidden, setHidden] = useState(() => keptText(setting, 'browser') !== undefined);
  const { data } = useFetched(isHidden ? undefined : 'start/first-steps', firstStepsSchema);
  if (!t || isHidden || !data || data.length === 0) return null;
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
