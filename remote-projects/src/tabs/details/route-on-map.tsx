import { useCallback, useMemo } from 'react';
import { type ProjectMapProps, projectMapName } from 'shared-contracts/map';
import { AreaPart, useTexts } from 'shared-ui';
import { HeaderButton, useFieldValue, useSetField } from 'shared-ui/form';
import classes from './details.module.css';

interface RouteOnMapProps {
  readonly name: string;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** Draws the route of the surrounding form, also for a new project, on a map that is loaded on request. */
export function RouteOnMap({ name, isShown, onShow }: RouteOnMapProps) {
  const { t } = useTexts('projects');
  const route = useFieldValue(name);
  const set = useSetField();
  const onRoute = useCallback((drawn: unknown) => set(name, drawn), [set, name]);
  const props = useMemo((): ProjectMapProps => ({ layers: [], route, onRoute }), [route, onRoute]);
  return (
    <div className={classes['onMap']}>
      <HeaderButton onClick={() => onShow(!isShown)}>
        {t(isShown ? 'route.hideMap' : 'route.draw')}
      </HeaderButton>
      {isShown && <AreaPart area="map" name={projectMapName} props={props} />}
    </div>
  );
}
