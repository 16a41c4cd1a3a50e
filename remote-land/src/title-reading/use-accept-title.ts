import { textIn } from 'shared-contracts/forms';
import { readRegistryNumber } from 'shared-contracts/land';
import type { ReadTitle } from 'shared-contracts/title-reading';
import { useTexts } from 'shared-ui';
import { type FormValues, useFormValues, useSetField } from 'shared-ui/form';
import { type StoredRow, useHeldRows } from 'shared-ui/record';
import { useClient } from 'urql';
import { TitleInstrumentsDocument } from '../generated/operations.ts';
import { makePart, partOfPiece, typedParts } from '../parts/land-part.ts';
import { instrumentRow, instrumentsName } from '../titles/instrument-record.ts';
import { rowsIn, titlesName } from '../titles/title-record.ts';
import { type Accepted, bareNumber, instrumentWith, titleWith } from './accept-title.ts';
import { landText } from './proposals.ts';

/** The field with the land of the surrounding record: the parts of a parcel, or the description of a tract. */
export type LandField = 'parts' | 'legalDescription';

/**
 * Puts the accepted parts of a reading into the surrounding form: into an existing title or a new one. Returns the
 * title's id.
 */
export function useAcceptTitle(stored: readonly StoredRow[], landField: LandField) {
  const { t } = useTexts('land');
  const held = useHeldRows();
  const client = useClient();
  const setField = useSetField();
  const record = useFormValues();
  const labelOf = (field: string) => t(`reading.field.${field}`);

  const acceptLand = (title: ReadTitle) => {
    if (landField === 'legalDescription') {
      setField('legalDescription', landText(title));
      if (!textIn(record, 'name')) setField('name', landText(title));
      return;
    }
    const parts = typedParts(rowsIn(record['parts']));
    const known = new Set(parts.map(({ legalDescription }) => legalDescription));
    const fresh =
      title.parts.length > 0
        ? title.parts.map(({ value, isPortion, isInWords, note }) =>
            partOfPiece({ description: value, isPortion, isInWords, note }),
          )
        : [makePart(landText(title), { isInWords: true })];
    setField('parts', [...parts, ...fresh.filter(({ legalDescription }) => !known.has(legalDescription))]);
  };

  /** The instruments of a title, including unsaved ones. */
  const instrumentsOf = async (id: string, isNew: boolean): Promise<readonly StoredRow[]> => {
    if (isNew) return [];
    const { data } = await client.query(TitleInstrumentsDocument, { id }).toPromise();
    return data?.title?.instruments.map(instrumentRow) ?? [];
  };

  /** The title with the same number, if it is in the form already. */
  const sameNumber = (title: ReadTitle) => {
    const number = title.number && bareNumber(title.number.value);
    const isSame = (values: FormValues) => number !== null && bareNumber(textIn(values, 'number')) === number;
    const place = held.rowsOf(titlesName).find(({ values }) => isSame(values));
    return place?.id ?? stored.find(({ values }) => isSame(values))?.id;
  };

  const accept = async (title: ReadTitle, accepted: Accepted, into: string | undefined): Promise<string> => {
    const titles = held.collections.get(titlesName);
    const instruments = held.collections.get(instrumentsName);
    if (!titles || !instruments) throw new Error('The form holds no titles.');
    if (accepted.has('land')) acceptLand(title);
    const registered = accepted.has('landNumber') && readRegistryNumber(title.landNumber?.value ?? '');
    if (registered && landField === 'parts') setField('registryNumber', registered.text);
    const row = stored.find(({ id }) => id === into);
    const id = into ?? held.add(titles, []);
    const place = held.placeOf(titlesName, id) ?? (row && held.open(titles, [], row));
    if (!place) throw new Error('The title is gone.');
    held.write(place, titleWith(place.values, title, accepted, labelOf), {});
    const chosen = title.instruments.filter((_, index) => accepted.has(`instrument ${index}`));
    const there = chosen.length > 0 ? await instrumentsOf(id, place.start.revision === null) : [];
    for (const one of chosen) {
      const same = there.find(
        ({ values }) =>
          bareNumber(textIn(values, 'registrationNumber')) === bareNumber(one.registrationNumber),
      );
      const instrumentId = same?.id ?? held.add(instruments, [id]);
      const of = held.placeOf(instrumentsName, instrumentId) ?? (same && held.open(instruments, [id], same));
      if (of) held.write(of, instrumentWith(of.values, one), {});
    }
    return id;
  };

  return { accept, sameNumber };
}
