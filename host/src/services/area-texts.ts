import { type Area, fallbackLanguage, inLanguage, languageOf } from 'shared-contracts';
import { addTexts, type I18n } from 'shared-ui';
import type { AreaStore } from '../remotes/area-store.ts';

/** Loads an area's texts in the current language, and in the fallback language for texts that are missing there. */
export async function loadAreaTexts(i18n: I18n, area: Area): Promise<void> {
  const languages = new Set([fallbackLanguage, languageOf(i18n.language)]);
  await Promise.all(
    [...languages].map(async (language) => {
      addTexts(i18n, area.name, language, await inLanguage(area.translations, language)());
    }),
  );
}

/** Fetches the texts of every loaded area again when the language changes. */
export function keepAreaTextsLoaded(i18n: I18n, areas: AreaStore): void {
  i18n.on('languageChanged', () => {
    for (const area of areas.ready) void loadAreaTexts(i18n, area);
  });
}
