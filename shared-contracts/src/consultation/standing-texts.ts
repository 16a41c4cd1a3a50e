import { texts } from '../generated/texts/consultation-gaps.ts';
import type { Language } from '../i18n/language.ts';
import { shownDate } from '../i18n/shown-dates.ts';
import { inLanguage } from '../i18n/texts.ts';
import { unruledSentence } from './gap-texts.ts';
import type { RecipientStanding } from './recipient-standing.ts';

/**
 * The days that result from a recipient's rules, as sentences; `about` identifies the same fact before and after a rule
 * changed.
 */
export function standingSentences(
  { clock, cells, freeFrom }: Pick<RecipientStanding, 'clock' | 'cells' | 'freeFrom'>,
  language: Language,
): readonly { readonly about: string; readonly sentence: string }[] {
  const messages = inLanguage(texts, language);
  const on = (text: string, day: string) => text.replace('{date}', () => shownDate(day, language));
  return [
    ...(clock
      ? [
          {
            about: 'answer',
            sentence: clock.dueDate ? on(messages.answerBy, clock.dueDate) : messages.standsStill,
          },
        ]
      : []),
    ...(clock?.unruled.length
      ? [{ about: 'unruled', sentence: unruledSentence(clock, language) ?? '' }]
      : []),
    ...cells.flatMap(({ step, afterDays, dueDate }) =>
      step === 'FollowUp' && dueDate
        ? [{ about: `follow-up ${afterDays}`, sentence: on(messages.followUpBy, dueDate) }]
        : [],
    ),
    ...(freeFrom ? [{ about: 'free', sentence: on(messages.freeFrom, freeFrom) }] : []),
  ];
}
