import { coordinateSystems } from 'shared-contracts/documents';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
import classes from './upload.module.css';

interface ChooseSystemProps {
  /** The system that the file was read in last; undefined before one was chosen. */
  readonly chosen: string | undefined;
  readonly isBusy: boolean;
  /** What stands in place of a choice; that the place is drawn at once unless told. */
  readonly prompt?: string;
  readonly onChoose: (id: string) => void;
}

/** Asks for the coordinate system of a file that does not say it itself; another choice places it anew. */
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
