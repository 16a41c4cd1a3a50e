import { useState } from 'react';
import { mapLimits } from 'shared-contracts/limits';
import type { Around, DistanceRule } from 'shared-contracts/map';
import { HeaderButton, SubmitGroup, useTexts } from 'shared-ui';
import panel from '../controls/panel-field.module.css';
import { type PanelChoice, PanelSelect } from '../controls/panel-select.tsx';
import classes from '../controls/side-panel.module.css';
import { typedMetres } from '../controls/typed-metres.ts';

interface DistanceFormProps {
  readonly rules: readonly DistanceRule[];
  readonly isBusy: boolean;
  readonly onAsk: (around: Around) => void;
}

/** How far around the route: a rule's distance, or a typed one, marked as from no rule. */
export function DistanceForm({ rules, isBusy, onAsk }: DistanceFormProps) {
  const { t } = useTexts('map');
  const [ruleId, setRuleId] = useState('');
  const [text, setText] = useState('0');
  const rule = rules.find(({ id }) => id === ruleId);
  const metres = typedMetres(text);
  const isWrong = !rule && metres === undefined;
  const wrong = t('along.wrong', { most: mapLimits.aroundMetres });
  const ask = () => {
    if (rule) onAsk({ by: 'rule', ruleId: rule.id });
    else if (metres !== undefined) onAsk({ by: 'typed', metres });
  };
  return (
    <SubmitGroup className={classes['form']} onSubmit={ask}>
      <PanelSelect
        label={t('along.by')}
        value={ruleId}
        choices={[
          ['', t('along.typed')],
          ...rules.map(
            ({ id, code, metres: far }): PanelChoice<string> => [id, t('along.rule', { code, metres: far })],
          ),
        ]}
        onChoose={setRuleId}
      />
      {rule ? (
        <p className={classes['hint']}>
          {[rule.description, rule.section, rule.source, rule.validFrom].filter(Boolean).join(' · ')}{' '}
          {t('along.check')}
        </p>
      ) : (
        <>
          <label>
            {t('along.metres')}
            <input
              className={panel['field']}
              inputMode="decimal"
              value={text}
              aria-invalid={isWrong}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          </label>
          {isWrong ? <p role="alert">{wrong}</p> : <p className={classes['hint']}>{t('along.fromNoRule')}</p>}
        </>
      )}
      <HeaderButton onClick={ask} disabledBy={isBusy ? t('along.loading') : isWrong ? wrong : undefined}>
        {t('along.find')}
      </HeaderButton>
    </SubmitGroup>
  );
}
