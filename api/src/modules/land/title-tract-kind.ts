import type { TitleTractInput } from 'shared-contracts/graphql';
import { titleTractRules } from 'shared-contracts/land';
import { formKind } from '../../records/writing/form-kind.ts';
import type { SavedField } from '../../records/writing/saved-fields.ts';
import type { SaveInput } from '../../records/writing/writable-kind.ts';
import { checkLandRight } from './land-right.ts';

/** A save of a title tract's own fields. */
type TitleTractSave = Omit<TitleTractInput, 'revision' | 'saveId' | 'titles' | 'instruments'> & SaveInput;

const special: Readonly<Record<string, Omit<SavedField, 'name'>>> = {
  relatedParcels: { fields: [{ name: 'parcel', shows: ['formattedLegalDescription'] }] },
  chain: { from: 'titles', fields: [{ name: 'title', shows: ['number'] }] },
};

/** Title tracts with their land and their chain of titles. */
export const titleTractKind = formKind<TitleTractSave>({
  kind: 'TITLE_TRACT',
  type: 'TitleTract',
  titleFields: ['name'],
  fields: Object.keys(titleTractRules).map((name) => ({ name, ...special[name] })),
  rules: titleTractRules,
  check: checkLandRight('titleTract'),
});
