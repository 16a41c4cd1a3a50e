import { useId } from 'react';
import type { ImportChoice, ImportRecord } from 'shared-contracts/agreement-import';
import { useTexts } from 'shared-ui';
import classes from './row-details.module.css';

/** A choice as it is sent. */
export interface MadeChoice {
  readonly choice: ImportChoice;
  readonly id: string | null;
}

interface ChoiceOfRowProps {
  readonly choice: ImportRecord['choices'][number];
  /** The column that it is about. */
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onChoose: (choice: MadeChoice) => void;
}

const keyOf = ({ choice, id }: MadeChoice): string => `${choice} ${id ?? ''}`;

/** The choice for a row that resembles an existing record: change that, or make a new one. */
export function ChoiceOfRow({ choice, label, isDisabled, onChoose }: ChoiceOfRowProps) {
  const { t } = useTexts('projects');
  const group = useId();
  return (
    <fieldset className={classes['choice']} disabled={isDisabled}>
      <legend>{t('agreementImport.row.decide', { column: label })}</legend>
      {choice.options.map((option) => {
        const isChosen = choice.chosen !== null && keyOf(option) === keyOf(choice.chosen);
        const choose = () => onChoose({ choice: option.choice, id: option.id });
        return (
          <label key={keyOf(option)}>
            {/* A press also confirms the likely choice: then nothing more is asked about the row. */}
            <input
              type="radio"
              name={group}
              checked={isChosen}
              onChange={choose}
              onClick={isChosen ? choose : undefined}
            />
            {t(`agreementImport.row.choice.${option.choice}`, { label: option.label ?? '' })}
          </label>
        );
      })}
    </fieldset>
  );
}
