import { type AreaName, nameIn } from 'shared-contracts';
import { useTexts } from 'shared-ui';
import { useDeclared } from './use-declared.tsx';

/** What people call an area: as its release says, else as the shell does; its remote's name where neither says. */
export function useAreaName(): (area: AreaName) => string {
  const { t, language } = useTexts('host');
  const { areaTitles } = useDeclared();
  return (area) => {
    const title = areaTitles.get(area);
    return title ? nameIn(language, title) : t(`area.${area}`, { defaultValue: `remote-${area}` });
  };
}
