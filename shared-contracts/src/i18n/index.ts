export { type Language, languageOf, languages } from './language.ts';
export { inEveryLanguage, type Names, nameIn, namesSchema } from './names.ts';
