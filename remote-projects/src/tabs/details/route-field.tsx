import { useState } from 'react';
import { readRoute } from 'shared-contracts/projects';
import { useTexts } from 'shared-ui';
import { ShapeFile } from 'shared-ui/documents';
import { type FieldProps, useFieldValue, useSetField } from 'shared-ui/form';
import classes from './details.module.css';
import { RouteDrawing } from './route-drawing.tsx';
import { RouteOnMap } from './route-on-map.tsx';
import { lengthText, routeSize } from './route-size.ts';

/** Where the project lies: a route from a file of shapes, seen small, or taken out. */
export function RouteField({ name, label, readOnly }: FieldProps) {
  const { t } = useTexts('projects');
  const set = useSetField();
  const value = useFieldValue(name);
  const [isOnMap, setOnMap] = useState(false);
  const route = value ? readRoute(value) : undefined;
  const shape = typeof route === 'object' ? route : undefined;
  const size = shape && routeSize(shape);
  return (
    <fieldset className={classes['route']}>
      <legend className={classes['label']}>{label}</legend>
      {shape && size ? (
        <>
          <RouteDrawing route={shape} label={t('route.drawing')} />
          <span>
            {t(`route.kind.${shape.type}`)} · {t('route.points', { count: size.points })}
            {size.metres > 0 && ` · ${t('route.length', { length: lengthText(size.metres) })}`}
          </span>
        </>
      ) : (
        <span className={classes['hint']}>{t('route.none')}</span>
      )}
      {!readOnly && <RouteOnMap name={name} isShown={isOnMap} onShow={setOnMap} />}
      <ShapeFile
        what="route"
        labels={{
          file: t('route.file'),
          upload: t('route.upload'),
          replace: t('route.replace'),
          remove: t('route.remove'),
        }}
        isThere={shape !== undefined}
        readOnly={readOnly}
        onRead={(geometry) => set(name, geometry)}
        // Only the map shows whether the system was the right one.
        onPlaced={() => setOnMap(true)}
        onRemove={() => set(name, null)}
      />
    </fieldset>
  );
}
