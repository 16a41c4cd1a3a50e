import type { Language } from '../i18n/language.ts';
import { type LandProblem, type LandReading, piecesOf } from '../land-survey/index.ts';
import { type LandText, landText } from './land-texts.ts';

/** Why a text was refused, with the values for the message. */
interface Problem {
  readonly text: LandText;
  readonly values: Readonly<Record<string, string | number>>;
}

const problemText = ({ kind, ...values }: LandProblem): Problem => ({
  text: kind,
  values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
});

/** Why a text is not a legal description, or is only partly understood; undefined if all of it is understood. */
export function partProblem(reading: LandReading): Problem | undefined {
  const { unread } = reading;
  const problem = unread.find((one) => one.problem)?.problem;
  if (problem) return problemText(problem);
  const pieces = piecesOf(reading);
  if (pieces.length === 0 || reading.isCut) return { text: 'notLand', values: {} };
  if (unread.length === 0) return undefined;
  const read = pieces.map(({ description, isPortion }) => (isPortion ? `ptn. ${description}` : description));
  return {
    text: 'partlyRead',
    values: { read: read.join(', '), unread: unread.map(({ text }) => text).join('; ') },
  };
}

/** A sentence that explains why a text that looks like a legal description is not one. */
export function landProblemText(problem: LandProblem, language: Language): string {
  const { text, values } = problemText(problem);
  return landText(language, text, values);
}
