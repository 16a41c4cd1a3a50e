import { type Language, languages } from 'shared-contracts';
import type { RecordDeclaration, RecordNames } from './record-mapping.ts';

/** What one record of a kind is called, and many. */
type Pair = readonly [one: string, many: string];

export const pair = (one: string, many: string): Pair => [one, many];

/** Texts of a module that say among others what its records are called. */
interface NamingTexts {
  readonly records: Readonly<Record<string, Pair>>;
}

function namesOf(type: string, texts: Readonly<Record<Language, NamingTexts>>): RecordNames | undefined {
  const names = languages.flatMap((language) => {
    const name = texts[language].records[type];
    return name ? [[language, name] as const] : [];
  });
  return names.length === languages.length ? (Object.fromEntries(names) as RecordNames) : undefined;
}

/** Gives record kinds the names that a module's texts have for them. Throws where a name is of no record kind. */
export function named(
  declarations: Readonly<Record<string, RecordDeclaration>>,
  texts: Readonly<Record<Language, NamingTexts>>,
): Readonly<Record<string, RecordDeclaration>> {
  for (const type of Object.keys(texts.en.records))
    if (!declarations[type]) throw new Error(`${type} has a name but is not declared.`);
  return Object.fromEntries(
    Object.entries(declarations).map(([type, declaration]) => {
      const names = namesOf(type, texts);
      return [type, names ? { ...declaration, names } : declaration];
    }),
  );
}
