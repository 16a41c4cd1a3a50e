import { noFlags } from 'shared-contracts';
import type { Start } from 'shared-contracts/rest';
import { aRelease } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import {
  afterDrag,
  panelWidth,
  readDevSettings,
  withDevSettings,
  withManifest,
  writeDevSettings,
} from './dev-settings.ts';

const none = readDevSettings();
const start: Start = {
  user: null,
  flags: noFlags,
  folders: [],
  releases: [
    aRelease('admin', { version: '0.1.0', manifest: 'https://admin.example/mf-manifest.json' }),
    aRelease('map', { version: '0.1.0', manifest: 'https://map.example/mf-manifest.json' }),
  ],
  version: 'test',
  hasSingleSignOn: false,
};

describe('the settings of a developer', () => {
  it('stay in the browser, and are none where they cannot be read', () => {
    writeDevSettings({ ...none, width: 320, flags: { enableInvoicing: true } });
    expect(readDevSettings()).toEqual({
      width: 320,
      isOpen: false,
      flags: { enableInvoicing: true },
      manifests: {},
    });
    localStorage.setItem('rightway.dev', '{"flags":{"no such flag":true}}');
    expect(readDevSettings()).toEqual(none);
    localStorage.setItem('rightway.dev', 'no json');
    expect(readDevSettings()).toEqual(none);
  });

  it('take the place of what the API says, for flags and for remotes', () => {
    const settings = withManifest(
      { ...none, flags: { enableTimesheets: true } },
      'map',
      ' http://localhost:4005/mf-manifest.json ',
    );
    const local = withDevSettings(start, settings);
    expect(local.flags).toEqual({ ...noFlags, enableTimesheets: true });
    expect(local.releases.map(({ manifest, version }) => [manifest, version])).toEqual([
      ['https://admin.example/mf-manifest.json', '0.1.0'],
      ['http://localhost:4005/mf-manifest.json', 'local'],
    ]);
    expect(withDevSettings(start, withManifest(settings, 'map', '')).releases).toEqual(start.releases);
  });
});

describe('the width of the panel', () => {
  it('is 500, 275 beside a wizard, or what it was dragged to', () => {
    expect([panelWidth(none, false), panelWidth(none, true)]).toEqual([500, 275]);
    expect(panelWidth(afterDrag(none, 320), true)).toBe(320);
  });

  it('of no more than 70 closes it', () => {
    expect(afterDrag(none, 71)).toMatchObject({ isOpen: true, width: 71 });
    expect(afterDrag({ ...none, width: 320, isOpen: true }, 70)).toMatchObject({ isOpen: false, width: 320 });
  });
});
