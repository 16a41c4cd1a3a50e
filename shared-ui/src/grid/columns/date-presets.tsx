import { datePresets, type GridColumn, type GridFilter } from 'shared-contracts/grids';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { PressButton } from '../../layout/press-button.tsx';
import { presetName } from '../bars/filter-words.ts';
import classes from './date-presets.module.css';

interface DatePresetsProps {
  readonly column: GridColumn;
  readonly filter: GridFilter | undefined;
  readonly onFilter: (change: Partial<GridFilter>) => void;
}

const noRange = { from: undefined, to: undefined, within: undefined, values: undefined };

/** Frequently used date ranges, one button each; pressing the active one removes the filter. */
export function DatePresets({ column, filter, onFilter }: DatePresetsProps) {
  const { t } = useTexts('ui');
  const isBlank = filter?.values?.length === 1 && filter.values[0] === null;
  const choice = (key: string, label: string, isOn: boolean, change: Partial<GridFilter>) => (
    <PressButton
      key={key}
      size="small"
      isOn={isOn}
      onPress={() => onFilter({ ...noRange, ...(isOn ? {} : change) })}
    >
      {label}
    </PressButton>
  );
  return (
    <fieldset className={classes.presets}>
      <legend className={classes.legend}>{t('grid.presets')}</legend>
      {datePresets.map((preset) =>
        choice(preset, presetName(preset, column, t), filter?.within === preset, { within: preset }),
      )}
      {choice('none', t('grid.noDate'), isBlank, { values: [null] })}
    </fieldset>
  );
}
