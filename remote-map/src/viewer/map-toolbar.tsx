import { type ReactNode, useEffect, useState } from 'react';
import { limits } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import { useIsPhone } from 'shared-ui/grid';
import type { RouteTool } from '../route/use-route-tool.ts';
import { type Tool, tools } from '../selection/use-tools.ts';
import classes from './map-toolbar.module.css';
import { ToolButton } from './tool-button.tsx';
import { useIsLow } from './use-is-low.ts';

/** The panels next to the map that its toolbar opens, one at a time. */
export const sidePanels = ['along', 'print', 'export'] as const;

export type SidePanel = (typeof sidePanels)[number];

interface MapToolbarProps {
  readonly tool: Tool | RouteTool;
  readonly onTool: (tool: Tool | RouteTool) => void;
  /** What can be done with the route. */
  readonly routeTools: readonly RouteTool[];
  /** The panel next to the map that is open. */
  readonly side: SidePanel | undefined;
  /** Those that there are. */
  readonly sides: readonly SidePanel[];
  readonly onSide: (side: SidePanel) => void;
  readonly onZoom: (by: 1 | -1) => void;
  readonly onWhole: () => void;
  readonly onInSight: () => void;
  /** The address of this map as it is now. */
  readonly link: () => string;
  readonly hasLayers: boolean;
  readonly onLayers: () => void;
  /** Whether the info panel is open. */
  readonly hasPanel: boolean;
  readonly onPanel: () => void;
  /** Whether the map has the whole window. */
  readonly isFull: boolean;
  readonly onFull: () => void;
}

/** Copies an address, and shows for two seconds whether that worked. */
function useCopied(): readonly ['link' | 'copied' | 'copyFailed', (text: string) => void] {
  const [state, setState] = useState<'link' | 'copied' | 'copyFailed'>('link');
  useEffect(() => {
    if (state === 'link') return;
    const timer = setTimeout(() => setState('link'), limits.copyFeedback);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (text: string) => {
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard.'))).then(
      () => setState('copied'),
      () => setState('copyFailed'),
    );
  };
  return [state, copy];
}

/** Tools that belong together. */
const ToolGroup = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes['group']}>{children}</div>
);

/** The tools in groups: in one column if it fits, else in two. On a phone and in a low window most are behind a button. */
export function MapToolbar(props: MapToolbarProps) {
  const { t } = useTexts('map');
  const [copied, copy] = useCopied();
  const isPhone = useIsPhone();
  const isLow = useIsLow();
  const isShort = isPhone || isLow;
  const [isOpen, setOpen] = useState(false);
  const toolButton = (tool: Tool | RouteTool) => (
    <ToolButton
      key={tool}
      drawing={tool}
      label={t(`tools.${tool}`)}
      isOn={props.tool === tool}
      onClick={() => {
        setOpen(false);
        props.onTool(props.tool === tool ? 'point' : tool);
      }}
    />
  );
  return (
    <div
      role="toolbar"
      aria-label={t('tools.label')}
      aria-orientation="vertical"
      className={classes['tools']}
    >
      <ToolGroup>
        <ToolButton
          drawing="layers"
          label={t('tools.layers')}
          isOn={props.hasLayers}
          onClick={props.onLayers}
        />
        <ToolButton drawing="panel" label={t('tools.panel')} isOn={props.hasPanel} onClick={props.onPanel} />
        <ToolButton drawing="full" label={t('tools.full')} isOn={props.isFull} onClick={props.onFull} />
      </ToolGroup>
      <ToolGroup>
        <ToolButton drawing="zoomIn" label={t('tools.zoomIn')} onClick={() => props.onZoom(1)} />
        <ToolButton drawing="zoomOut" label={t('tools.zoomOut')} onClick={() => props.onZoom(-1)} />
        <ToolButton drawing="whole" label={t('tools.whole')} onClick={props.onWhole} />
      </ToolGroup>
      {isShort && (
        <ToolGroup>
          <ToolButton drawing="more" label={t('tools.more')} isOn={isOpen} onClick={() => setOpen(!isOpen)} />
        </ToolGroup>
      )}
      {(!isShort || isOpen) && (
        <>
          <ToolGroup>
            {tools.map(toolButton)}
            <ToolButton drawing="inSight" label={t('tools.inSight')} onClick={props.onInSight} />
          </ToolGroup>
          {props.routeTools.length > 0 && <ToolGroup>{props.routeTools.map(toolButton)}</ToolGroup>}
          <ToolGroup>
            {props.sides.map((panel) => (
              <ToolButton
                key={panel}
                drawing={panel}
                label={t(`tools.${panel}`)}
                isOn={props.side === panel}
                onClick={() => props.onSide(panel)}
              />
            ))}
            <ToolButton drawing="link" label={t('tools.link')} onClick={() => copy(props.link())} />
          </ToolGroup>
        </>
      )}
      {copied !== 'link' && <output className={classes['copied']}>{t(`tools.${copied}`)}</output>}
    </div>
  );
}
