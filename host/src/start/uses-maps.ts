import { keepValue, keptValue } from 'shared-ui';

const name = 'uses-maps';

/** Whether the person has used the map of a list in this browser, and so may do so again. */
export const usesMaps = (): boolean => keptValue(name, 'browser') === true;

/** Notes that the person looks at maps, until they sign out. */
export const noteMapUse = (): void => keepValue(name, true, 'browser');
