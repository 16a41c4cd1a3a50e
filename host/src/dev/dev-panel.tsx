import { type PointerEvent, useState, useSyncExternalStore } from 'react';
import { areaNames, noFlags } from 'shared-contracts';
import { getGraphqlCalls, subscribeToGraphqlCalls } from 'shared-contracts/client';
import { getShownForms, subscribeToShownForms } from 'shared-ui';
import { useSessionState } from '../services/use-session-state.ts';
import {
  afterDrag,
  type DevSettings,
  panelWidth,
  readDevSettings,
  withManifest,
  writeDevSettings,
} from '../session/dev-settings.ts';
import classes from './dev-panel.module.css';
import { useIsBesideWizard } from './use-is-beside-wizard.ts';

const tabs = ['Form', 'Flags', 'Remotes', 'GraphQL'] as const;

type Tab = (typeof tabs)[number];

interface SettingsProps {
  readonly settings: DevSettings;
  readonly onChange: (settings: DevSettings) => void;
}

/** What the forms on the page hold. */
function Forms() {
  const forms = useSyncExternalStore(subscribeToShownForms, getShownForms);
  if (forms.length === 0) return <p>No form is on the page.</p>;
  return forms.map(({ address, state }) => (
    <details key={address} open>
      <summary>{address}</summary>
      <pre className={classes.code}>{JSON.stringify(state, null, 2)}</pre>
    </details>
  ));
}

/** The flags from the API, each with an override for this browser. */
function FlagSettings({ settings, onChange }: SettingsProps) {
  const state = useSessionState();
  const flags = state.phase === 'ready' ? state.start.flags : undefined;
  return (
    <>
      {Object.keys(flags ?? noFlags).map((name) => (
        <label key={name} className={classes.line}>
          <span>{name}</span>
          <select
            value={String(settings.flags[name] ?? '')}
            onChange={({ currentTarget: { value } }) => {
              const { [name]: _, ...others } = settings.flags;
              onChange({
                ...settings,
                flags: value === '' ? others : { ...others, [name]: value === 'true' },
              });
            }}
          >
            <option value="">as the API says ({String(flags?.[name] ?? false)})</option>
            <option value="true">on</option>
            <option value="false">off</option>
          </select>
        </label>
      ))}
      <p>Counts from the next load on. The API keeps to its own flags.</p>
    </>
  );
}

/** The releases that this browser gets, each with an override of its manifest. */
function RemoteSettings({ settings, onChange }: SettingsProps) {
  const state = useSessionState();
  const releases = state.phase === 'ready' ? state.start.releases : [];
  return (
    <>
      {[...new Set([...areaNames, ...releases.map(({ area }) => area)])].map((area) => {
        const release = releases.find((one) => one.area === area);
        return (
          <label key={area} className={classes.line}>
            <span>
              {area} {release?.version ?? 'not released'}
            </span>
            <input
              type="url"
              defaultValue={settings.manifests[area] ?? ''}
              placeholder={release?.manifest ?? ''}
              onBlur={({ currentTarget: { value } }) => onChange(withManifest(settings, area, value))}
            />
          </label>
        );
      })}
      <p>Counts from the next load on. Leave a field empty for the released manifest.</p>
    </>
  );
}

/** The last GraphQL calls, the newest first. */
function GraphqlCalls() {
  const calls = useSyncExternalStore(subscribeToGraphqlCalls, getGraphqlCalls);
  if (calls.length === 0) return <p>Nothing was asked yet.</p>;
  return calls.map(({ key, name, kind, variables, milliseconds, error }) => (
    <details key={key}>
      <summary>
        {kind} {name} {milliseconds === undefined ? '…' : `${Math.round(milliseconds)} ms`} {error ? '⚠' : ''}
      </summary>
      <pre className={classes.code}>{JSON.stringify({ variables, error }, null, 2)}</pre>
    </details>
  ));
}

/** Tools for developers to inspect and override; only in development builds. */
export function DevPanel() {
  const [settings, setSettings] = useState(readDevSettings);
  const [tab, setTab] = useState<Tab>('Form');
  const isBesideWizard = useIsBesideWizard();
  const change = (next: DevSettings) => {
    setSettings(next);
    writeDevSettings(next);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) =>
    event.currentTarget.setPointerCapture(event.pointerId);
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      change(afterDrag(settings, window.innerWidth - event.clientX));
  };
  const width = settings.isOpen ? panelWidth(settings, isBesideWizard) : 0;
  return (
    <aside className={classes.panel} aria-label="Dev" style={{ width }}>
      <button
        type="button"
        className={classes.tongue}
        aria-expanded={settings.isOpen}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onDoubleClick={() => change({ ...settings, isOpen: !settings.isOpen })}
        onKeyDown={({ key }) => {
          if (key === 'Enter' || key === ' ') change({ ...settings, isOpen: !settings.isOpen });
        }}
        title="Drag to set the width; double-click to open and close"
      >
        Dev
      </button>
      {settings.isOpen && (
        <div className={classes.content}>
          <nav aria-label="Dev" className={classes.tabs}>
            {tabs.map((name) => (
              <button key={name} type="button" aria-current={name === tab} onClick={() => setTab(name)}>
                {name}
              </button>
            ))}
          </nav>
          {tab === 'Form' && <Forms />}
          {tab === 'Flags' && <FlagSettings settings={settings} onChange={change} />}
          {tab === 'Remotes' && <RemoteSettings settings={settings} onChange={change} />}
          {tab === 'GraphQL' && <GraphqlCalls />}
        </div>
      )}
    </aside>
  );
}
