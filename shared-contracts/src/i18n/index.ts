export { durationText } from './duration-text.ts';
export { type Language, languageOf, languages } from './language.ts';
