import { type RefObject, useImperativeHandle, useMemo } from 'react';
import type { ImportRecord } from 'shared-contracts/agreement-import';
import { type ProjectMapProps, projectMapName } from 'shared-contracts/map';
import { AreaPart, type Translate, useTexts } from 'shared-ui';
import type { MarkWalker, Selection } from 'shared-ui/grid';
import { rowId } from './fixes.ts';
import classes from './review.module.css';
import { rowsOnMap } from './rows-on-map.ts';
import { nextToFix } from './to-fix.ts';
import type { MapWalk } from './use-fault-walk.ts';
import type { Verdict } from './verdict.ts';

interface ReviewMapProps {
  readonly projectId: string;
  /** The name of the rows, as that of their sheet. */
  readonly name: string;
  readonly rows: readonly ImportRecord[];
  readonly records: ReadonlyMap<string, ImportRecord>;
  /** The rows that the filter leaves; all by default. */
  readonly shown: Selection | undefined;
  readonly selected: Selection;
  readonly onSelect: (ids: Selection) => void;
  /** Called with the one row that was chosen. */
  readonly onOpen: (id: string) => void;
  /** The row whose details are shown next to it. */
  readonly openId: string | undefined;
  readonly walker: RefObject<MarkWalker | null>;
  readonly walk: MapWalk;
}

const verdictNames = (t: Translate): Readonly<Record<Verdict, string>> => {
  const called = (verdict: Verdict) => t(`agreementImport.review.kind.${verdict}`);
  return {
    errors: called('errors'),
    following: called('following'),
    warnings: called('warnings'),
    valid: called('valid'),
    leftOut: called('leftOut'),
  };
};

/** The rows of the review on the map in the colours of their verdicts, which the map's area draws. */
export function ReviewMap(props: ReviewMapProps) {
  const { projectId, name, rows, records, shown, selected, onSelect, onOpen } = props;
  const { openId, walker, walk } = props;
  const { t } = useTexts('projects');
  const { features, without } = useMemo(
    () => rowsOnMap(rows, records.values(), verdictNames(t)),
    [rows, records, t],
  );
  /** Chooses and opens the next row to be corrected or decided, whether or not its land is known. */
  const next = (way: 1 | -1) => {
    const { walked, decided, onGo } = walk;
    const inWay = walked.filter((record) => record.sheet !== name || !shown || shown.has(rowId(record)));
    const to = nextToFix(inWay, decided, openId, way);
    if (!to) return;
    if (to.sheet !== name) return onGo(to);
    onSelect(new Set([rowId(to)]));
    onOpen(rowId(to));
  };
  useImperativeHandle(walker, () => ({ next }));
  const given = useMemo(() => ({ name, features }), [name, features]);
  const mapProps = useMemo(
    (): ProjectMapProps => ({
      projectId,
      layers: [],
      given,
      selected,
      onSelect: (ids) => {
        onSelect(ids);
        const [only, ...more] = ids;
        if (only !== undefined && more.length === 0) onOpen(only);
      },
      panelToggle: true,
      ...(shown ? { shown } : {}),
    }),
    [projectId, given, selected, onSelect, onOpen, shown],
  );
  return (
    <>
      {without > 0 && (
        <p className={classes['withoutLand']} role="status">
          {t('agreementImport.review.withoutLand', { count: without })}
        </p>
      )}
      <AreaPart area="map" name={projectMapName} props={mapProps} />
    </>
  );
}
