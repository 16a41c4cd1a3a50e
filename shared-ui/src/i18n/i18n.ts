import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, languageOf, languages, type Texts } from 'shared-contracts';
import { en } from './en.ts';
import { es } from './es.ts';

export type I18n = i18n;

const storageKey = 'rightway.language';

/** The language that the person chose here, else the browser's. */
function firstLanguage(): Language {
  return languageOf(localStorage.getItem(storageKey) ?? navigator.language);
}

/** Whether the person chose a language in this browser; then no other setting counts. */
export const hasChosenLanguage = (): boolean => localStorage.getItem(storageKey) !== null;

/** Adds an area's texts of one language under its namespace. */
export function addTexts(instance: I18n, namespace: string, language: Language, texts: Texts): void {
  instance.addResourceBundle(language, namespace, texts, true, true);
}

type AllTexts = Readonly<Record<Language, Texts>>;

const registered = new Map<string, AllTexts>();
const instances = new Set<I18n>();

function addAll(instance: I18n, namespace: string, texts: AllTexts): void {
  for (const language of languages) addTexts(instance, namespace, language, texts[language]);
}

/** Adds the texts of a building block that is fetched later than the first screen, to every i18n of the page. */
export function registerTexts(namespace: string, texts: AllTexts): void {
  registered.set(namespace, texts);
  for (const instance of instances) addAll(instance, namespace, texts);
}

/** Makes the page's one i18n. What is missing in a language is shown in English. */
export function createI18n(language: Language = firstLanguage()): I18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: [...languages],
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  addTexts(instance, 'ui', 'en', en);
  addTexts(instance, 'ui', 'es', es);
  for (const [namespace, texts] of registered) addAll(instance, namespace, texts);
  instances.add(instance);
  const follow = (now: string) => {
    document.documentElement.lang = now;
  };
  follow(language);
  instance.on('languageChanged', follow);
  return instance;
}

/** Shows another language and remembers it in this browser. */
export function chooseLanguage(instance: I18n, language: Language): void {
  localStorage.setItem(storageKey, language);
  void instance.changeLanguage(language);
}
