import type { AreaRollout, RolloutSubject } from 'shared-contracts/rollout';
import { useTexts } from 'shared-ui';
import { ActionMenu, type ActionMenuItem } from 'shared-ui/form';
import { ReleaseCells } from './release-cells.tsx';
import classes from './rollout.module.css';

/** A page about an area that slides in. */
export type AreaDetail = 'rule' | 'releases' | 'history';

interface AreaRowProps {
  readonly area: AreaRollout;
  readonly name: string;
  /** Who gets its candidate. */
  readonly subject: RolloutSubject | undefined;
  readonly onOpen: (detail: AreaDetail) => void;
  /** Asks before the candidate becomes stable. */
  readonly onPromote: (version: string) => void;
  readonly onWithdraw: (candidate: string) => void;
  readonly onRollBack: (from: string, to: string) => void;
}

/** An area in the table of areas: its stable release, below it its candidate where there is one, and a menu. */
export function AreaRow({ area, name, subject, ...on }: AreaRowProps) {
  const { t } = useTexts('rollout');
  const { stable, candidate, previous } = area;
  const current = [stable, candidate].flatMap(
    (version) => area.releases.find((release) => release.version === version) ?? [],
  );
  const items: readonly ActionMenuItem[] = [
    ...(candidate
      ? [
          { label: t('area.rule'), onChoose: () => on.onOpen('rule') },
          { label: t('area.promote'), onChoose: () => on.onPromote(candidate) },
          { label: t('area.withdraw'), onChoose: () => on.onWithdraw(candidate) },
        ]
      : []),
    ...(stable && previous
      ? [
          {
            label: t('area.rollBackTo', { version: previous }),
            onChoose: () => on.onRollBack(stable, previous),
          },
        ]
      : []),
    ...(area.releases.length > 0
      ? [{ label: t('area.releases'), onChoose: () => on.onOpen('releases') }]
      : []),
    { label: t('area.history'), onChoose: () => on.onOpen('history') },
  ];
  const lines = Math.max(current.length, 1);
  const head = (
    <th scope="rowgroup" rowSpan={lines}>
      {name}
      <code className={classes['code']}>remote-{area.area}</code>
    </th>
  );
  const menu = (
    <td rowSpan={lines} className={classes['menu']}>
      <ActionMenu label={t('area.actionsOf', { area: name })} items={items} />
    </td>
  );
  return (
    <tbody aria-label={name}>
      {current.length === 0 && (
        <tr>
          {head}
          <td colSpan={5} className={classes['nothing']}>
            {t(area.releases.length === 0 ? 'area.none' : 'area.nothingStable')}
          </td>
          {menu}
        </tr>
      )}
      {current.map((release, place) => (
        <tr key={release.version}>
          {place === 0 && head}
          <ReleaseCells area={area} release={release} subject={subject} />
          {place === 0 && menu}
        </tr>
      ))}
    </tbody>
  );
}
