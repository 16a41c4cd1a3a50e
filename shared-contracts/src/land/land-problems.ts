import type { Language } from '../i18n/language.ts';
import type { LandProblem, LandReading } from '../land-survey/index.ts';
import { type LandText, landText } from './land-texts.ts';

/** A refusal with what stands in its gaps. */
interface Problem {
  readonly text: LandText;
  readonly values: Readonly<Record<string, string | number>>;
}

const told = ({ kind, ...values }: LandProblem): Problem => ({
  text: kind,
  values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
});

/** Why a text is not one part of a legal description; undefined where it is. */
export function partProblem({ parts, unread }: LandReading): Problem | undefined {
  const problem = unread.find((one) => one.problem)?.problem;
  if (problem) return told(problem);
  if (parts.length > 1) return { text: 'severalLands', values: {} };
  return parts.length === 0 || unread.length > 0 ? { text: 'notLand', values: {} } : undefined;
}

/** Why something that is written like land is none, in a sentence. */
export function landProblemText(problem: LandProblem, language: Language): string {
  const { text, values } = told(problem);
  return landText(language, text, values);
}
