import { keepValue, keptValue } from 'shared-ui';

const name = 'uses-maps';

/** Whether the person has looked at a list on a map in this browser: then they may do so again. */
export const usesMaps = (): boolean => keptValue(name, 'browser') === true;

/** Notes that the person looks at maps, until they sign out. */
export const noteMapUse = (): void => keepValue(name, true, 'browser');
