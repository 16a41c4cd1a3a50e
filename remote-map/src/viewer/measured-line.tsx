import { useTexts } from 'shared-ui';
import { areaText, lengthText } from '../readout/scale.ts';
import type { RouteTool } from '../route/use-route-tool.ts';
import type { Measured } from '../selection/use-tools.ts';
import classes from './map-viewer.module.css';

/** The measured length or area, or before that how to measure. */
export function MeasuredLine({ measured }: { readonly measured: Measured | undefined }) {
  const { t } = useTexts('map');
  const text = measured
    ? t(`readout.${measured.of}`, {
        amount: measured.of === 'length' ? lengthText(measured.amount) : areaText(measured.amount),
      })
    : t('readout.measure');
  return <output className={classes['measured']}>{text}</output>;
}

interface RouteLineProps {
  readonly tool: RouteTool;
  /** Metres of the line; undefined before it has two corners. */
  readonly length: number | undefined;
}

/** How a route is drawn or changed, and how long it is meanwhile. */
export function RouteLine({ tool, length }: RouteLineProps) {
  const { t } = useTexts('map');
  return (
    <div className={classes['measured']}>
      {length !== undefined && length > 0 && (
        <output className={classes['length']}>{t('readout.length', { amount: lengthText(length) })}</output>
      )}
      <p>{t(`route.${tool}`)}</p>
    </div>
  );
}
