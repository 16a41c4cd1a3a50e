export { countText } from './count-text.ts';
export { durationText } from './duration-text.ts';
export {
  type FallbackLanguage,
  fallbackLanguage,
  type Language,
  languageCookie,
  languageOf,
  languages,
  languageTag,
} from './language.ts';
export { inEveryLanguage, type Names, nameIn, namesByKey, namesOf, namesSchema } from './names.ts';
export { type ByLanguage, inLanguage, languageName, type Texts } from './texts.ts';
export { withoutAccents } from './without-accents.ts';
