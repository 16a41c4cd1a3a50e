/**
 * Settings of the browser itself, for everybody who uses it: they reveal nothing about a person or their input, and
 * stay after a sign-out.
 */
const names = {
  keys: 'rightway.keys',
  doubleClick: 'rightway.doubleClick',
  landWriting: 'rightway.land-writing',
} as const;

/** The look is kept by the component kit itself, under this name. */
export const themeKey = 'rightway.theme';

export type DeviceSetting = keyof typeof names;

/** Whether something in the browser's store is a setting of the browser itself. */
export const isDeviceSetting = (key: string): boolean =>
  key === themeKey || Object.values<string>(names).includes(key);

/** A setting of this browser; undefined where it was not made. */
export function deviceSetting(name: DeviceSetting): string | undefined {
  try {
    return localStorage.getItem(names[name]) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Makes a setting of this browser, or takes it back. */
export function setDeviceSetting(name: DeviceSetting, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(names[name]);
    else localStorage.setItem(names[name], value);
  } catch {
    // A browser that stores nothing asks again.
  }
}
