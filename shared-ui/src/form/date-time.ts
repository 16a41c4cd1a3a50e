import dayjs from 'dayjs';
import 'dayjs/locale/es';
import type { Language } from 'shared-contracts';

/** A moment as 'last modified' shows it, 'MMM-d-yyyy at h:mmaaa' (002 §9), in the person's own time zone. */
export function shownDateTime(moment: string, language: Language): string {
  return dayjs(moment)
    .locale(language)
    .format(language === 'es' ? 'MMM-D-YYYY [a las] H:mm' : 'MMM-D-YYYY [at] h:mma');
}
