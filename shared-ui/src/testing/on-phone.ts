import { vi } from 'vitest';

/** Makes the window as narrow as a phone's, or wide again. `vi.unstubAllGlobals()` takes it back. */
export function onPhone(isPhone = true): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === 'screen and (max-width: 767px)',
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
}
