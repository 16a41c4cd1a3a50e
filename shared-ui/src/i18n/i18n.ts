import i18next, { type i18n } from 'i18next';
import Cookies from 'js-cookie';
import {
  type ByLanguage,
  fallbackLanguage,
  type Language,
  languageCookie,
  languageOf,
  languages,
  type Texts,
} from 'shared-contracts';
import { texts } from '../generated/texts/ui.ts';

export type I18n = i18n;

/** The namespace of texts that every screen uses, such as 'Close', so that parts need not repeat them. */
export const everywhere = 'ui';

/** Days that a chosen language is kept: as long as browsers keep a cookie. */
const keptDays = 400;

/** The language that the person chose here, else the browser's. */
function firstLanguage(): Language {
  return languageOf(Cookies.get(languageCookie) ?? navigator.language);
}

/** Whether the person chose a language in this browser; then no other setting counts, and the API speaks it too. */
export const hasChosenLanguage = (): boolean => Cookies.get(languageCookie) !== undefined;

/** Adds an area's texts of one language under its namespace. */
export function addTexts(instance: I18n, namespace: string, language: Language, texts: Texts): void {
  instance.addResourceBundle(language, namespace, texts, true, true);
}

/** Adds texts of every language that has them. */
export function addAllTexts(instance: I18n, namespace: string, all: ByLanguage<Texts>): void {
  for (const language of languages) {
    const spoken = all[language];
    if (spoken) addTexts(instance, namespace, language, spoken);
  }
}

type AllTexts = ByLanguage<Texts>;

const registered = new Map<string, AllTexts>();
const instances = new Set<I18n>();
let last: I18n | undefined;

/** The i18n that was created last, for code outside of a provider. Throws where none was created. */
export function pageI18n(): I18n {
  if (!last) throw new Error('No i18n yet.');
  return last;
}

/** Adds the texts of a building block that is fetched later than the first screen, to every i18n of the page. */
export function registerTexts(namespace: string, all: AllTexts): void {
  registered.set(namespace, all);
  for (const instance of instances) addAllTexts(instance, namespace, all);
}

/** Creates the page's i18n. A text that a language lacks is shown in the fallback. */
export function createI18n(language: Language = firstLanguage()): I18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: fallbackLanguage,
    fallbackNS: everywhere,
    supportedLngs: [...languages],
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
  });
  addAllTexts(instance, everywhere, texts);
  for (const [namespace, all] of registered) addAllTexts(instance, namespace, all);
  instances.add(instance);
  last = instance;
  const follow = (now: string) => {
    document.documentElement.lang = now;
  };
  follow(language);
  instance.on('languageChanged', follow);
  return instance;
}

/** Shows another language and remembers it in this browser. */
export function chooseLanguage(instance: I18n, language: Language): void {
  Cookies.set(languageCookie, language, { expires: keptDays, sameSite: 'lax' });
  void instance.changeLanguage(language);
}
