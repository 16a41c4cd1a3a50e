import { type AreaName, nameIn } from 'shared-contracts';
import { useTexts } from 'shared-ui';
import { useDeclared } from './use-declared.tsx';

/** The name of an area for people: from its release, else from the shell, else the name of its remote. */
export function useAreaName(): (area: AreaName) => string {
  const { t, language } = useTexts('host');
  const { areaTitles } = useDeclared();
  return (area) => {
    const title = areaTitles.get(area);
    return title ? nameIn(language, title) : t(`area.${area}`, { defaultValue: `remote-${area}` });
  };
}
