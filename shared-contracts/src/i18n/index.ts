export { type Language, languageOf, languages } from './language.ts';
