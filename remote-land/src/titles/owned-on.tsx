import { type ReactNode, useState } from 'react';
import { today } from 'shared-contracts/days';
import { textIn } from 'shared-contracts/forms';
import { chainBreaks, inChain, titlesOn } from 'shared-contracts/land';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { DayInput, type FormValues } from 'shared-ui/form';
import { ownersInWords } from './owner-words.ts';
import { ownersOf } from './title-record.ts';
import classes from './titles.module.css';

interface OwnedOnProps {
  /** The titles as the form holds them. */
  readonly titles: readonly FormValues[];
}

const chainTitle = (values: FormValues) => ({
  values,
  number: textIn(values, 'number'),
  registeredDate: textIn(values, 'registeredDate') || null,
  cancelledDate: textIn(values, 'cancelledDate') || null,
});

/** Who owned the land on a day, according to these titles, and where their chain has a gap. */
export function OwnedOn({ titles }: OwnedOnProps): ReactNode {
  const { t, language } = useTexts('land');
  const [day, setDay] = useState(today);
  if (titles.length === 0) return null;
  const chain = inChain(titles.map(chainTitle));
  const inForce = day === '' ? [] : titlesOn(chain, day);
  return (
    <section className={classes['ownedOn']} aria-label={t('land.chain.title')}>
      <div className={classes['day']}>
        <span aria-hidden="true">{t('land.chain.on')}</span>
        <DayInput label={t('land.chain.on')} day={day} onDay={setDay} />
      </div>
      <div role="status" className={classes['answer']}>
        {inForce.length === 0 && <p>{t(day === '' ? 'land.chain.noDay' : 'land.chain.nobody')}</p>}
        {inForce.map(({ number, values }, place) => {
          const owners = ownersInWords(ownersOf(values), t);
          return (
            <p key={`${number} ${place}`}>
              <strong>{owners.length > 0 ? owners.join('; ') : t('land.chain.noOwners')}</strong>{' '}
              <span className={classes['hint']}>{t('land.chain.by', { number })}</span>
            </p>
          );
        })}
      </div>
      {chainBreaks(chain).map(({ kind, place, from, to }) => (
        <p key={`${kind} ${place}`} className={classes['break']}>
          {t(`land.chain.${kind}`, {
            number: chain[place]?.number ?? '',
            from: shownDate(from, language),
            to: shownDate(to, language),
          })}
        </p>
      ))}
    </section>
  );
}
