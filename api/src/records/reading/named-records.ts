import { type ByLanguage, type Language, languages } from 'shared-contracts';
import { recordNames } from 'shared-contracts/lookup-tables';
import type { RecordDeclaration, RecordName, RecordNames } from './record-mapping.ts';

/** Names of record kinds by their type, in each language. */
export type NamesByType = ByLanguage<Readonly<Record<string, RecordName>>>;

function namesOf(type: string, spoken: readonly NamesByType[]): RecordNames | undefined {
  const names = languages.flatMap((language): (readonly [Language, RecordName])[] => {
    const name = spoken.map((texts) => texts[language]?.[type]).find((found) => found !== undefined);
    return name ? [[language, name]] : [];
  });
  const { en, ...others } = Object.fromEntries(names) as Partial<Record<Language, RecordName>>;
  return en && { en, ...others };
}

/** Adds names to record kinds: from their declarations for administered kinds, from the API's texts for the others. */
export function named(
  declarations: Readonly<Record<string, RecordDeclaration>>,
  spoken: readonly NamesByType[],
): Readonly<Record<string, RecordDeclaration>> {
  return Object.fromEntries(
    Object.entries(declarations).map(([type, declaration]) => {
      const names = namesOf(type, [recordNames, ...spoken]);
      return [type, names ? { ...declaration, names } : declaration];
    }),
  );
}
