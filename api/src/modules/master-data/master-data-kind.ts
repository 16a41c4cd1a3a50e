import { inLanguage, languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import {
  type MasterDataDeclaration,
  masterDataValidator,
  writableFields,
} from 'shared-contracts/master-data';
import * as v from 'valibot';
import { texts } from '../../generated/texts/master-data.ts';
import { badInput, invalid } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { formKind } from '../../records/writing/form-kind.ts';
import type { RecordValues, SaveInput, WritableKind } from '../../records/writing/writable-kind.ts';
import { followModel, modelFaults } from '../assigned-tasks/index.ts';
import { keepClient, releaseClient } from '../associates/index.ts';
import { freeUploads } from '../files/index.ts';
import { periodFaults, scheduleFaults } from './declared-faults.ts';
import { checkMasterDataRight, type MasterDataContext } from './master-data-rights.ts';
import { isMarked, keepChecker } from './master-data-store.ts';

type Kind = WritableKind<SaveInput, Readonly<Record<string, unknown>>, MasterDataContext>;

/** Checkboxes that only the server sets: the record came with the product, or another system maintains it. */
const marksOf = ({ fields }: MasterDataDeclaration): readonly string[] =>
  fields.filter(({ kind, readOnly }) => kind === 'tick' && readOnly).map(({ name }) => name);

const company = 'Company';

/** A company that is an operator is also a client among the business associates. */
const keepsClient: NonNullable<Kind['written']> = async ({ id, after }, within) => {
  if (after) await keepClient(within, id);
};

const provincialRule = 'ProvincialRule';

/** If a person enters a new date for a rule's last check, they are recorded as its checker. */
const keepsChecker: NonNullable<Kind['written']> = async ({ id, before, after }, within) => {
  const day = (record: typeof after) => record?.values['checkedOn'] ?? null;
  if (after && day(after) !== day(before)) await keepChecker(within.db, id, within.user.id);
};

const taskModel = 'TaskModel';

/** Open tasks that a model assigned get its new rules and move accordingly. */
const movesTasks: NonNullable<Kind['written']> = async ({ before, after }, within) => {
  if (!before || !after) return;
  const moves = await followModel(within, before, after);
  within.onMoves?.(moves);
};

/** The rules of each kind that involve several fields. */
const faults: Readonly<
  Record<string, (values: RecordValues, within: MasterDataContext) => Promise<readonly FieldError[]>>
> = {
  RateSchedule: scheduleFaults,
  [taskModel]: modelFaults,
};

const follows: Readonly<Record<string, NonNullable<Kind['written']>>> = {
  [taskModel]: movesTasks,
  [company]: keepsClient,
  [provincialRule]: keepsChecker,
};

function kindOf(declaration: MasterDataDeclaration): Kind {
  const { kind, typeName, titleField } = declaration;
  const written = follows[typeName];
  const own = faults[typeName];
  const plain = formKind<SaveInput, MasterDataContext>({
    kind,
    type: typeName,
    fields: writableFields(declaration),
    rules: masterDataValidator(declaration),
    titleFields: [titleField],
    checkPerson: (context) => checkMasterDataRight(declaration, context),
    check: async ({ action, id }, within) => {
      if (action === 'delete' && (await isMarked(within, typeName, marksOf(declaration), id)))
        throw badInput(messageFrom(texts, ({ kept }) => kept));
      if (action === 'delete' && typeName === company) await releaseClient(within, id);
    },
    ...(written ? { written } : {}),
    holds: async (values, within) => [
      ...periodFaults(declaration, values, within),
      ...((await own?.(values, within)) ?? []),
    ],
  });
  const pictures = declaration.fields.filter(({ kind: of }) => of === 'picture').map(({ name }) => name);
  if (pictures.length === 0) return plain;
  return {
    ...plain,
    read: async (input, within, before) => {
      const values = await plain.read(input, within, before);
      await checkPictures(pictures, values, { within, before: before?.values, id: input.id });
      return values;
    },
  };
}

const namedSchema = v.nullish(v.object({ id: v.string() }));

interface PictureSave {
  readonly within: MasterDataContext;
  readonly before: RecordValues | undefined;
  readonly id: string;
}

/**
 * A new picture must have been uploaded as one by the person's company, and must not be used elsewhere. Throws
 * VALIDATION.
 */
async function checkPictures(
  names: readonly string[],
  values: RecordValues,
  { within, before, id }: PictureSave,
): Promise<void> {
  for (const name of names) {
    const picture = v.parse(namedSchema, values[name])?.id;
    if (!picture || picture === v.parse(namedSchema, before?.[name])?.id) continue;
    const free = await freeUploads(within.db, within.user, [picture], id);
    if (!free.get(picture)?.isPicture)
      throw invalid([{ path: name, message: inLanguage(texts, languageOf(within.user.locale)).noPicture }]);
  }
}

const kinds = new WeakMap<MasterDataDeclaration, Kind>();

/** How the records of a declaration are written. */
export function masterDataKind(declaration: MasterDataDeclaration): Kind {
  const known = kinds.get(declaration) ?? kindOf(declaration);
  kinds.set(declaration, known);
  return known;
}
