import { languageOf } from 'shared-contracts';
import { agreementRules } from 'shared-contracts/agreements';
import type { AgreementInput } from 'shared-contracts/graphql';
import { validationText } from 'shared-contracts/validators';
import { invalid } from '../../platform/errors/app-error.ts';
import { checkedId, isUuid } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { namesFields } from '../../records/writing/form-kind.ts';
import { listOf, type SaveList } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { lockedFirst } from '../locked-first.ts';
import type { ProjectList } from '../project-list.ts';
import { lockProjects, projectsOfRows } from '../project-place-store.ts';
import { agreementKind } from './agreement-kind.ts';
import { orderList } from './agreement-order.ts';

const isNamed = ({ revision, ...input }: AgreementInput) =>
  (revision ?? null) === null || namesFields(agreementRules, input);

/** Agreements of one project in a save; `places` are theirs in the list that was sent. */
function listIn(
  projectId: string,
  inputs: readonly { readonly input: AgreementInput; readonly place: number }[],
  path: string,
): SaveList<RecordContext> {
  const list = listOf(
    agreementKind(projectId),
    inputs.map(({ input }) => input),
    path,
  );
  return {
    ...list,
    rows: list.rows.map((row, index) => ({ ...row, path: `${path}[${inputs[index]?.place ?? index}]` })),
  };
}

/** Agreements in the save of a project, and their order. */
export const agreementList: ProjectList = {
  name: 'agreements',
  lists: ({ projectId }, { agreements, agreementOrder }) => {
    const inputs = (agreements ?? [])
      .map((input, place) => ({ input, place }))
      .filter(({ input }) => isNamed(input));
    return [
      listIn(projectId, inputs, 'agreements'),
      orderList(
        projectId,
        agreementOrder,
        inputs.flatMap(({ input }) => ((input.revision ?? null) === null ? [input.id] : [])),
      ),
    ];
  },
};

/** The project of each agreement: its own, of a new one the one that it names. Throws VALIDATION at its row. */
async function projectsOf(
  inputs: readonly AgreementInput[],
  path: string,
  { db, user }: RecordContext,
): Promise<readonly string[]> {
  const known = await projectsOfRows(
    db,
    'agreement',
    inputs.map(({ id }) => checkedId(id)),
  );
  const named = inputs.map(
    ({ id, projectFileId }) => known.get(checkedId(id)) ?? projectFileId?.toLowerCase(),
  );
  const language = languageOf(user.locale);
  const faults = named.flatMap((projectId, place) => {
    if (isUuid(projectId)) return [];
    const message = validationText(language, projectId === undefined ? 'required' : 'invalid');
    return [{ path: `${path}[${place}].projectFileId`, message }];
  });
  if (faults.length > 0) throw invalid(faults);
  return named.flatMap((projectId) => projectId ?? []);
}

/**
 * Saves agreements of whatever projects in one transaction, by the writer that the project's form has: one save into a
 * project after the other, so that each new one stands behind those that are there. Returns their ids. Throws an
 * AppError.
 */
export async function saveAgreements(
  inputs: readonly AgreementInput[],
  context: RecordContext,
): Promise<readonly string[]> {
  const ids = inputs.map(({ id }) => checkedId(id));
  if (ids.length === 0) return [];
  const projects = await projectsOf(inputs, 'input', context);
  const byProject = Map.groupBy(
    inputs.map((input, place) => ({ input, place })),
    ({ place }) => projects[place] ?? '',
  );
  await saveRecords(context, [
    lockedFirst((db) => lockProjects(db, [...byProject.keys()])),
    ...[...byProject].map(([projectId, some]) => listIn(projectId, some, 'input')),
  ]);
  return ids;
}
