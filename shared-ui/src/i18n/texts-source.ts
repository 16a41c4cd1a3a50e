import { type Language, languageOf } from 'shared-contracts';
import { makeChanges } from 'shared-contracts/changes';
import { everywhere, type I18n } from './i18n.ts';

/** A text by its key, with values for its {{places}}. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Texts of a namespace; the same object until they or the language change. */
export interface NamespaceTexts {
  readonly t: Translate;
  readonly language: Language;
  readonly i18n: I18n;
}

interface TextsSource {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => NamespaceTexts;
}

function makeSource(i18n: I18n, namespace: string): TextsSource {
  const { subscribe, report } = makeChanges();
  let known: NamespaceTexts | undefined;
  const change = () => {
    known = undefined;
    report();
  };
  i18n.on('languageChanged', change);
  // Texts of an area that load later need not re-render the existing page.
  i18n.store.on('added', (_language: string, added: string) => {
    if (added === namespace || added === everywhere) change();
  });
  const read = (): NamespaceTexts => {
    const translate = i18n.getFixedT(i18n.language, namespace);
    return {
      t: (key, values) => translate(key, { ...values }),
      language: languageOf(i18n.language),
      i18n,
    };
  };
  return {
    subscribe,
    current: () => {
      known ??= read();
      return known;
    },
  };
}

const sources = new WeakMap<I18n, Map<string, TextsSource>>();

/** Where the texts of a namespace are read and their changes are reported: one source for all users. */
export function textsSource(i18n: I18n, namespace: string): TextsSource {
  const ofInstance = sources.get(i18n) ?? new Map<string, TextsSource>();
  sources.set(i18n, ofInstance);
  const source = ofInstance.get(namespace) ?? makeSource(i18n, namespace);
  ofInstance.set(namespace, source);
  return source;
}
