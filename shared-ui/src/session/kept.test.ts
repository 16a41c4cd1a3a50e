import { expect, it } from 'vitest';
import { setDeviceSetting, themeKey } from './device-setting.ts';
import { draftsEndedKey, endDrafts } from './draft-life.ts';
import { forgetKept, keepFor, keepText, keepValue, keptText, keptValue } from './kept.ts';

const everything = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);

it('keeps what somebody typed for them, in the tab or in the browser', () => {
  keepFor('ann');
  keepText('filter.agreements', 'Kowalchuk');
  keepValue('report.LineList', { order: 'tract' }, 'browser');
  expect(keptText('filter.agreements')).toBe('Kowalchuk');
  expect(keptValue('report.LineList', 'browser')).toEqual({ order: 'tract' });
});

it('shows it to nobody else, and leaves nothing of it in a tab that is somebody else’s now', () => {
  keepFor('ann');
  keepText('filter.agreements', 'Kowalchuk');
  keepText('map', 'in red', 'browser');
  keepFor('bob');
  expect(keptText('filter.agreements')).toBeUndefined();
  expect(keptText('map', 'browser')).toBeUndefined();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Kowalchuk');
  // Ann's settings wait for her in this browser until she signs out.
  keepFor('ann');
  expect(keptText('map', 'browser')).toBe('in red');
});

it('holds nothing after a sign-out but the settings of the browser', () => {
  keepFor('ann');
  keepText('filter.agreements', 'Kowalchuk');
  keepText('map', 'in red', 'browser');
  localStorage.setItem('rightway.draft.ann/parcel/new', 'typed');
  sessionStorage.setItem('rightway.filter.agreements', 'as an older release kept it');
  localStorage.setItem(themeKey, 'dark');
  setDeviceSetting('keys', 'off');
  endDrafts();
  forgetKept();
  expect({ ...sessionStorage }).toEqual({});
  expect(Object.keys({ ...localStorage }).sort()).toEqual(['rightway.keys', themeKey, draftsEndedKey].sort());
});

it('keeps nothing that a page still writes while its person signs out', () => {
  keepFor('ann');
  forgetKept();
  keepText('filter.agreements', 'Kowalchuk');
  expect(everything()).not.toContain('Kowalchuk');
});
