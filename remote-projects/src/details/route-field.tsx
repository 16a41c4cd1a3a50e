import { useRef, useState } from 'react';
import { acceptOf, spatialRouteSchema, uploadedSchema } from 'shared-contracts/documents';
import { readRoute } from 'shared-contracts/projects';
import { useRest, useTexts } from 'shared-ui';
import { type FieldProps, HeaderButton, useFieldValue, useIsReadOnly, useSetField } from 'shared-ui/form';
import classes from './details.module.css';
import { RouteDrawing } from './route-drawing.tsx';
import { lengthText, routeSize } from './route-size.ts';

/** Where the project lies: a route from a file of shapes, seen small, or taken out. */
export function RouteField({ name, label, readOnly }: FieldProps) {
  const { t } = useTexts('projects');
  const rest = useRest();
  const set = useSetField();
  const value = useFieldValue(name);
  const isLocked = useIsReadOnly() || readOnly === true;
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const route = value ? readRoute(value) : undefined;
  const shape = typeof route === 'object' ? route : undefined;
  const size = shape && routeSize(shape);
  const take = async (file: File) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { guid } = await rest.upload('files', file, uploadedSchema);
      const { geometry } = await rest.post(
        'spatial-file/route',
        { spatialFileGuid: guid },
        spatialRouteSchema,
      );
      set(name, geometry);
    } catch (error) {
      setFailure((error instanceof Error && error.message) || t('route.failed'));
    } finally {
      setBusy(false);
    }
  };
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
              if (file) void take(file);
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
