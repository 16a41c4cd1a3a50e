import { useTexts } from 'shared-ui';
import { areaText, lengthText } from '../readout/scale.ts';
import type { Measured } from '../selection/use-tools.ts';
import classes from './map-viewer.module.css';

/** How long or large what was measured is; before that, how it is measured. */
export function MeasuredLine({ measured }: { readonly measured: Measured | undefined }) {
  const { t } = useTexts('map');
  const text = measured
    ? t(`readout.${measured.of}`, {
        amount: measured.of === 'length' ? lengthText(measured.amount) : areaText(measured.amount),
      })
    : t('readout.measure');
  return <output className={classes['measured']}>{text}</output>;
}
