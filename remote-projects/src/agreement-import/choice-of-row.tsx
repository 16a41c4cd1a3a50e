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

/** What becomes of a row that looks like something that is there: change that, or make a new one. */
export function ChoiceOfRow({ choice, label, isDisabled, onChoose }: ChoiceOfRowProps) {
  const { t } = useTexts('projects');
  const group = useId();
  return (
    <fieldset className={classes['choice']} disabled={isDisabled}>
      <legend>{t('agreementImport.row.decide', { column: label })}</legend>
      {choice.options.map((option) => (
        <label key={keyOf(option)}>
          <input
            type="radio"
            name={group}
            checked={choice.chosen !== null && keyOf(option) === keyOf(choice.chosen)}
            onChange={() => onChoose({ choice: option.choice, id: option.id })}
          />
          {t(`agreementImport.row.choice.${option.choice}`, { label: option.label ?? '' })}
        </label>
      ))}
    </fieldset>
  );
}
