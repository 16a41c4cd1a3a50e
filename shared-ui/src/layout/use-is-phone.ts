import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone's, where a row is a card; style sheets ask the same. */
export const useIsPhone = (): boolean =>
  useMediaQuery('screen and (max-width: 767px)', false, { getInitialValueInEffect: false });
