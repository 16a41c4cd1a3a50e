import type { ListedRelease } from 'shared-contracts/rollout';
import type { Translate } from 'shared-ui';

const second = 1000;

const timeText = (milliseconds: number): string =>
  milliseconds < second ? `${milliseconds} ms` : `${milliseconds / second} s`;

/** How long a release takes to load: 'half within 250 ms, 95 % within 1 s'; empty before the first load. */
export function loadTimeText({ loads, halfWithin, mostWithin }: ListedRelease, t: Translate): string {
  if (loads === 0) return '';
  const shown = (value: number | null) => (value === null ? t('area.longer') : timeText(value));
  return [t('area.half', { time: shown(halfWithin) }), t('area.most', { time: shown(mostWithin) })].join(
    ', ',
  );
}
