import type { MasterDataDeclaration } from 'shared-contracts/master-data';
import { useTexts } from 'shared-ui';

/** The texts of a declared kind's form: its own if there are any, else those of all forms. */
export function useKindTexts({ list }: Pick<MasterDataDeclaration, 'list'>) {
  const { t } = useTexts('admin');
  const own = `kind.${list}`;
  return {
    record: t(`${own}.record`),
    field: (name: string) => t(`${own}.fields.${name}`, { defaultValue: t(`field.${name}`) }),
    rows: (name: string) => t(`${own}.rows.${name}`, { defaultValue: t(`field.${name}`) }),
    /** Undefined where an empty table needs no explanation. */
    whenEmpty: (name: string) => {
      const key = `${own}.whenEmpty.${name}`;
      const text = t(key);
      return text === key ? undefined : text;
    },
    choice: (name: string, key: string) => t(`${own}.choices.${name}.${key}`),
    none: t('choice.none'),
    markedHint: t('record.markedHint'),
  };
}

export type KindTexts = ReturnType<typeof useKindTexts>;
