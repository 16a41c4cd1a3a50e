import { phoneText } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import type { MergePreviewQuery } from '../generated/operations.ts';
import classes from './merging.module.css';

/** Which of two associates stays, and which goes. */
export interface Sides {
  readonly winnerId: string;
  readonly loserId: string;
}

interface ChooseFieldsProps {
  readonly preview: MergePreviewQuery['preview'];
  /** Names of the fields that take the value of the associate that is merged away. */
  readonly fromLoser: ReadonlySet<string>;
  readonly onChoose: (field: string, isLoser: boolean) => void;
}

/** Ticks are shown as words. */
const words: Readonly<Record<string, string>> = { true: 'merge.yes', false: 'merge.no' };

/** Telephone numbers, which are kept as digits. */
const phones: ReadonlySet<string> = new Set(['phoneNumber', 'cellNumber', 'faxNumber']);

/** The fields in which two associates differ, side by side; what stays is chosen field by field. */
export function ChooseFields({ preview, fromLoser, onChoose }: ChooseFieldsProps) {
  const { t } = useTexts('associates');
  const { winner, loser, fields } = preview;
  if (fields.length === 0) return <p className={classes['hint']}>{t('merge.noDifference')}</p>;
  const shown = (field: string, value: string | null) => {
    if (value === null || value === '') return t('merge.empty');
    if (phones.has(field)) return phoneText(value);
    return words[value] ? t(words[value]) : value;
  };
  return (
    <table className={classes['versions']}>
      <thead>
        <tr>
          <th scope="col">{t('merge.field')}</th>
          <th scope="col">{t('merge.stays', { name: winner.name })}</th>
          <th scope="col">{t('merge.goes', { name: loser.name })}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, winner: mine, loser: theirs, lock }) => (
          <tr key={field}>
            <th scope="row">{t(`field.${field}`)}</th>
            {[false, true].map((isLoser) => (
              <td key={String(isLoser)}>
                <label title={isLoser ? (lock ?? undefined) : undefined}>
                  <input
                    type="radio"
                    name={`merge ${field}`}
                    checked={fromLoser.has(field) === isLoser}
                    disabled={isLoser && lock !== null}
                    onChange={() => onChoose(field, isLoser)}
                  />
                  <span>{shown(field, isLoser ? theirs : mine)}</span>
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
