import { coordinateSystems } from 'shared-contracts/documents';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
import classes from './upload.module.css';

interface ChooseSystemProps {
  /** The system in which the file was last read; undefined before one was chosen. */
  readonly chosen: string | undefined;
  readonly isBusy: boolean;
  /** The text shown before a choice; by default that the place is drawn as soon as a system is chosen. */
  readonly prompt?: string;
  readonly onChoose: (id: string) => void;
}

/** Asks for the coordinate system of a file that does not name one; another choice places the file again. */
export function ChooseSystem({ chosen, isBusy, prompt, onChoose }: ChooseSystemProps) {
  const { t } = useDialogTexts();
  return (
    <label className={classes['system']}>
      {t('shapes.system')}
      <select
        value={chosen ?? ''}
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          if (currentTarget.value) onChoose(currentTarget.value);
        }}
      >
        <option value="">{prompt ?? t('shapes.chooseSystem')}</option>
        {coordinateSystems.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
