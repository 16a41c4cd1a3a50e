import { today } from 'shared-contracts/days';
import { dayOrderOf, readTypedDay } from 'shared-contracts/typed-days';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { useSession } from '../../session/session.tsx';

/** Reads a day as this person types it; undefined for text that is not completely understood. */
export function useDayReader(): (text: string) => string | undefined {
  const { language } = useTexts('ui');
  const { user } = useSession();
  return (text) =>
    readTypedDay(text, { today: today(), language, order: user ? dayOrderOf(user) : undefined });
}
