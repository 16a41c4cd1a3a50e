import { useEffect, useMemo, useRef, useState } from 'react';
import { type LandWriting, landWritings } from 'shared-contracts/land-survey';
import { useTexts } from 'shared-ui';
import {
  HeaderButton,
  PlainSelect,
  RowsField,
  TextField,
  TickField,
  TypedField,
  useFieldValue,
  useIsReadOnly,
  useSetField,
} from 'shared-ui/form';
import { distinctParts, makePart, typedParts } from '../parts/land-part.ts';
import { useLandWriting, usualLand, writtenLand } from '../parts/land-writing.ts';
import { rowsIn } from '../titles/title-record.ts';
import classes from './parcels.module.css';
import { PasteParts } from './paste-parts.tsx';

const list = 'parts';

/** A legal description: typed in any usual writing, kept in one, shown in the chosen one. */
const kindOf = (writing: LandWriting) => ({
  show: (value: unknown) => (typeof value === 'string' ? writtenLand(value, writing) : ''),
  read: usualLand,
});

/** The parts of a parcel's legal description, typed one by one or read from a pasted text. */
export function PartsField() {
  const { t } = useTexts('land');
  const setField = useSetField();
  const isReadOnly = useIsReadOnly();
  const parts = rowsIn(useFieldValue(list));
  const [isPasting, setPasting] = useState(false);
  const [writing, choose] = useLandWriting();
  const kind = useMemo(() => kindOf(writing), [writing]);
  const [left, setLeft] = useState(0);
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = rows.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The field that is left puts in what was typed first.
    const leave = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setLeft((count) => count + 1));
    };
    box?.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      box?.removeEventListener('focusout', leave);
    };
  }, []);
  useEffect(() => {
    if (left === 0) return;
    setLeft(0);
    const apart = distinctParts(parts);
    if (apart !== parts) setField(list, apart);
  }, [left, parts, setField]);
  const cell = (column: string, path: string) => {
    const label = t(`land.part.${column}`);
    if (column === 'isPortion' || column === 'isInWords') return <TickField name={path} label={label} />;
    return column === 'legalDescription' ? (
      // Another writing is another input: the field keeps its text itself.
      <TypedField key={writing} kind={kind} name={path} label={label} required />
    ) : (
      <TextField name={path} label={label} />
    );
  };
  return (
    <>
      <div className={classes['line']}>
        <label className={classes['writing']}>
          {t('land.writing.label')}
          <PlainSelect
            value={writing}
            onChange={({ currentTarget: { value } }) =>
              choose(landWritings.find((one) => one === value) ?? 'usual')
            }
          >
            {landWritings.map((one) => (
              <option key={one} value={one}>
                {writtenLand(one === 'well' ? '04-11-082-04W6' : 'NW-36-042-03-W5M', one)}
              </option>
            ))}
          </PlainSelect>
        </label>
        {!isReadOnly && !isPasting && (
          <HeaderButton onClick={() => setPasting(true)}>{t('land.paste.open')}</HeaderButton>
        )}
      </div>
      {isPasting && (
        <PasteParts
          onTake={(taken) => setField(list, [...typedParts(parts), ...taken])}
          onClose={() => setPasting(false)}
        />
      )}
      <div ref={rows}>
        <RowsField
          name={list}
          label={t('land.part.title')}
          columns={[
            {
              name: 'legalDescription',
              label: t('land.part.legalDescription'),
              required: true,
              isLong: true,
            },
            { name: 'isPortion', label: t('land.part.isPortion') },
            { name: 'isInWords', label: t('land.part.isInWords') },
            { name: 'notes', label: t('land.part.notes'), isLong: true },
          ]}
          newRow={() => makePart()}
          cell={cell}
        />
      </div>
    </>
  );
}
