import { useRef } from 'react';
import { acceptOf } from 'shared-contracts/documents';
import { readRoute } from 'shared-contracts/projects';
import { useTexts } from 'shared-ui';
import { type FieldProps, HeaderButton, useFieldValue, useIsReadOnly, useSetField } from 'shared-ui/form';
import { useShapeFile } from '../drawing/use-shape-file.ts';
import classes from './details.module.css';
import { RouteDrawing } from './route-drawing.tsx';
import { lengthText, routeSize } from './route-size.ts';

/** Where the project lies: a route from a file of shapes, seen small, or taken out. */
export function RouteField({ name, label, readOnly }: FieldProps) {
  const { t } = useTexts('projects');
  const set = useSetField();
  const value = useFieldValue(name);
  const isLocked = useIsReadOnly() || readOnly === true;
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, failure, take } = useShapeFile('route', (geometry) => set(name, geometry));
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
      {!isLocked && (
        <div className={classes['line']}>
          <input
            ref={input}
            type="file"
            hidden
            accept={acceptOf('spatial')}
            aria-label={t('route.file')}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = '';
              if (file) take(file);
            }}
          />
          <HeaderButton
            onClick={() => input.current?.click()}
            disabledBy={isBusy ? t('route.reading') : undefined}
          >
            {isBusy ? t('route.reading') : t(shape ? 'route.replace' : 'route.upload')}
          </HeaderButton>
          {shape && <HeaderButton onClick={() => set(name, null)}>{t('route.remove')}</HeaderButton>}
        </div>
      )}
      {failure && (
        <p role="alert" className={classes['failure']}>
          {failure}
        </p>
      )}
    </fieldset>
  );
}
