import type { CommunicationParentKind } from 'shared-contracts/graphql';
import type { StoredRow } from '../form/saving/stored-rows.ts';
import { FilterBar } from '../grid/bars/filter-bar.tsx';
import { factsOf } from './communication-values.ts';
import { useCommunicationTexts } from './communications-texts.ts';

/** The groups of a project's communications; all of them come first. */
const sources = ['All', 'Project', 'Agreement', 'Request', 'Stakeholder'] as const satisfies readonly (
  | CommunicationParentKind
  | 'All'
)[];

type ShownSource = (typeof sources)[number];

/** The choice in an address; all if it contains no known one. */
export const sourceFromAddress = (written: string | null): ShownSource =>
  sources.find((source) => source === written) ?? 'All';

/** Those of one kind of record, or all. */
export const ofSource = (rows: readonly StoredRow[], source: ShownSource): readonly StoredRow[] =>
  source === 'All' ? rows : rows.filter(({ values }) => factsOf(values)?.source === source);

interface SourceBarProps {
  readonly rows: readonly StoredRow[];
  /** Whether the rows have come; they are counted only then. */
  readonly isKnown: boolean;
  readonly shown: ShownSource;
  readonly onShow: (source: ShownSource) => void;
}

/** Chooses whose communications are shown: all below the project, its own, or those of one kind of record. */
export function SourceBar({ rows, isKnown, shown, onShow }: SourceBarProps) {
  const { t } = useCommunicationTexts();
  const counted = sources.map((source) => [source, ofSource(rows, source).length] as const);
  const offered = counted.filter(
    ([source, count]) => count > 0 || source === 'All' || source === 'Project' || source === shown,
  );
  return (
    <FilterBar
      title={t('sources.title')}
      choices={offered.map(([value, count]) => ({
        value,
        label: t(`sources.${value}`),
        count: isKnown ? count : undefined,
      }))}
      shown={shown}
      onShow={onShow}
    />
  );
}
