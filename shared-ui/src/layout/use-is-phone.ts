import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone's, where a row is a card; style sheets ask the same. */
export const useIsPhone = (): boolean =>
  useMediaQuery('screen and (max-width: 767px)', false, { getInitialValueInEffect: false });

/** Whether the window is a phone's, held upright or sideways: one thing at a time has room there. */
export const useIsHandheld = (): boolean =>
  useMediaQuery('screen and (max-width: 767px), screen and (max-height: 499px)', false, {
    getInitialValueInEffect: false,
  });
