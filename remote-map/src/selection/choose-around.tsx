import { type FormEvent, useState } from 'react';
import { mapLimits } from 'shared-contracts/limits';
import { isDistance } from 'shared-contracts/map';
import { HeaderButton, useTexts } from 'shared-ui';
import classes from './selection-bar.module.css';

/** Chooses what lies within so many metres on the ground of what is chosen. */
export function ChooseAround({ onAround }: { readonly onAround: (metres: number) => void }) {
  const { t } = useTexts('map');
  const [text, setText] = useState('200');
  const metres = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
  const isWrong = !isDistance(metres);
  const ask = () => {
    if (!isWrong) onAround(metres);
  };
  return (
    <form
      className={classes['around']}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        ask();
      }}
    >
      <label>
        {t('chosen.within')}{' '}
        <input
          inputMode="decimal"
          value={text}
          aria-invalid={isWrong}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />{' '}
        m
      </label>
      <HeaderButton
        onClick={ask}
        disabledBy={isWrong ? t('along.wrong', { most: mapLimits.aroundMetres }) : undefined}
      >
        {t('chosen.around')}
      </HeaderButton>
    </form>
  );
}
