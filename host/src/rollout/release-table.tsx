import type { AreaRollout, ListedRelease, RolloutSubject } from 'shared-contracts/rollout';
import { useTexts } from 'shared-ui';
import { ActionMenu, PlainCell, PlainTable } from 'shared-ui/form';
import { ReleaseCells, useReleaseColumns } from './release-cells.tsx';
import { releaseState } from './release-state.ts';

interface ReleaseTableProps {
  readonly area: AreaRollout;
  /** The area as people call it. */
  readonly name: string;
  /** Who gets the candidate. */
  readonly subject: RolloutSubject | undefined;
  readonly onOffer: (version: string) => void;
  readonly onPromote: (version: string) => void;
}

/** Every release of an area, the newest first, and what can be done with each. */
export function ReleaseTable({ area, name, subject, onOffer, onPromote }: ReleaseTableProps) {
  const { t } = useTexts('rollout');
  const columns = useReleaseColumns();
  const actionsOf = (release: ListedRelease) => {
    const { version } = release;
    const state = releaseState(release, area);
    if (state === 'stable') return [];
    return [
      ...(state === 'candidate' ? [] : [{ label: t('area.offer'), onChoose: () => onOffer(version) }]),
      { label: t('area.promote'), onChoose: () => onPromote(version) },
    ];
  };
  return (
    <PlainTable label={t('area.releasesOf', { area: name })} hasActions columns={columns}>
      {area.releases.map((release) => (
        <tr key={release.version}>
          <ReleaseCells area={area} release={release} subject={subject} />
          <PlainCell kind="action">
            <ActionMenu label={t('area.actionsOf', { area: release.version })} items={actionsOf(release)} />
          </PlainCell>
        </tr>
      ))}
    </PlainTable>
  );
}
