import { useState } from 'react';
import { mapLimits } from 'shared-contracts/limits';
import { HeaderButton, SubmitGroup, useTexts } from 'shared-ui';
import panel from '../controls/panel-field.module.css';
import { typedMetres } from '../controls/typed-metres.ts';
import classes from './selection-bar.module.css';

/** Selects everything within a distance in metres on the ground of the selection. */
export function ChooseAround({ onAround }: { readonly onAround: (metres: number) => void }) {
  const { t } = useTexts('map');
  const [text, setText] = useState('200');
  const metres = typedMetres(text);
  const isWrong = metres === undefined;
  const ask = () => {
    if (metres !== undefined) onAround(metres);
  };
  return (
    <SubmitGroup className={classes['around']} onSubmit={ask}>
      <label>
        {t('chosen.within')}{' '}
        <input
          className={panel['field']}
          data-figure
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
    </SubmitGroup>
  );
}
