import { inLanguage, type Language } from 'shared-contracts';
import { texts } from '../../generated/texts/document-templates.ts';
import type { LocalizedMessage } from '../../platform/errors/localized-message.ts';
import type { TemplateFault } from '../../platform/templates/template-shapes.ts';

type Gaps = Readonly<Record<string, string | number>>;

/** The texts of templates and their documents, in a language. */
export const documentTexts = (language: Language) => inLanguage(texts, language);

type DocumentTexts = ReturnType<typeof documentTexts>;

/** A sentence with its gaps filled. */
export const withGaps = (sentence: string, gaps: Gaps): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => (name in gaps ? String(gaps[name]) : whole));

/** A refusal about documents that is translated into the person's language when it is sent. */
export const documentRefusal =
  (pick: (refusals: DocumentTexts['refused']) => string, gaps: Gaps = {}): LocalizedMessage =>
  (language) =>
    withGaps(pick(documentTexts(language).refused), gaps);

/** A fault of a template, as a sentence. */
export function faultSentence({ kind, about, suggestion }: TemplateFault, language: Language): string {
  const wording = documentTexts(language);
  const sentence = withGaps(wording.faults[kind], { about }).replaceAll('  ', ' ').replace(' .', '.');
  return suggestion ? `${sentence} ${withGaps(wording.didYouMean, { suggestion })}` : sentence;
}

/** The labels of values, by their tag; those of rows by `list.tag`. */
export const labelsIn = (language: Language): Readonly<Record<string, string>> =>
  documentTexts(language).labels;
