import type { CurrentUser } from 'shared-contracts';
import { isObject } from 'shared-contracts/forms';
import { newProject, type ProjectField, projectFields } from 'shared-contracts/projects';
import type { FormValues } from 'shared-ui/form';
import type { FormRecord, SaveDocument } from 'shared-ui/record';
import {
  type ProjectDetailsFragment,
  UpdateSurfaceProjectDocument,
  type UpdateSurfaceProjectMutation,
} from '../generated/operations.ts';

type Rows = Partial<Pick<UpdateSurfaceProjectMutation['saved'], 'members' | 'relatedProjects' | 'revisions'>>;

/** A project as its form has it; an unsaved one has no revision. The answer of a save contains some of its rows too. */
export type ProjectRecord = Omit<ProjectDetailsFragment, 'revision'> & FormRecord & Rows;

/** The API answers the fields that its fragment names; a save always answers a saved project. */
export const saveProject: SaveDocument<ProjectRecord> = UpdateSurfaceProjectDocument;

/** A project that is not saved yet: of the person's own company, in the part that this company has. */
export const newProjectRecord =
  (user: CurrentUser | null) =>
  (id: string): ProjectRecord => {
    const own = user && {
      __typename: 'ProjectCompany' as const,
      id: user.productClientId,
      name: user.companyName,
    };
    return {
      __typename: 'SurfaceProject',
      id,
      revision: null,
      description: newProject.description,
      additionalInfoItems: [],
      afeNumber: null,
      costCentre: null,
      purchaseOrder: null,
      afeAmount: null,
      consentTarget: null,
      area: null,
      priority: null,
      projectScope: null,
      regulatoryDetails: null,
      acquisitionComment: null,
      actionItem: null,
      uwi: null,
      taskModelName: null,
      taskManagerId: null,
      owner: own ?? { id: '', name: '' },
      broker: user?.isBroker ? own : null,
      brokerOffice: null,
      brokerProjectNumber: null,
      brokerProjectStatus: null,
      brokerReference: null,
      operator: user?.isOperator ? own : null,
      operatorOffice: null,
      operatorProjectNumber: null,
      operatorProjectStatus: null,
      operatorReference: null,
      client: null,
      projectType: null,
      projectGroup: null,
      securityLevel: null,
      surfaceStatus: null,
      surveyStatus: null,
      isArchived: false,
      geometry: null,
      lastModifiedOn: '',
      currentUserRole: 'Owner',
      canEdit: true,
    };
  };

/** The companies of a project, which pickers know as `companyName`. */
const companies = new Set<string>(['owner', 'broker', 'operator']);

const asPicked = (field: string, value: unknown): unknown =>
  companies.has(field) && isObject(value) ? { id: value['id'], companyName: value['name'] } : (value ?? null);

/** A value of the additional information in the form: a text, or the option of a list. */
type InfoAnswer = string | { readonly id: string; readonly optionValue: string } | null;

/** The additional information by the id of its type, as fields of their own. */
function infoOf(items: unknown): Readonly<Record<string, InfoAnswer>> {
  const known: (readonly [string, InfoAnswer])[] = [];
  for (const item of Array.isArray(items) ? items : []) {
    const type: unknown = isObject(item) ? item['type'] : undefined;
    if (!isObject(item) || !isObject(type)) continue;
    const { option, value } = item;
    const answer = isObject(option)
      ? { id: String(option['id']), optionValue: String(option['optionValue'] ?? '') }
      : typeof value === 'string'
        ? value
        : null;
    known.push([String(type['id']), answer]);
  }
  return Object.fromEntries(known);
}

/** The form's values: its fields are named as the input names them, the additional information is `info` by type. */
export function valuesOfProject(project: Readonly<Record<string, unknown>>): FormValues {
  const named = projectFields.filter((field) => field !== 'additionalInfoItems' && field in project);
  return {
    ...Object.fromEntries(named.map((field) => [field, asPicked(field, project[field])])),
    ...('additionalInfoItems' in project ? { info: infoOf(project['additionalInfoItems']) } : {}),
  };
}

/** The values of a project's form. */
export const projectValues = (project: ProjectRecord): FormValues => valuesOfProject({ ...project });

const isReference = (value: unknown): value is { readonly id: string } =>
  isObject(value) && typeof value['id'] === 'string';

/** Fields that are no references although they are objects. */
const shapes = new Set<ProjectField>(['geometry']);

/** The input of a save: picked records by id. The additional information is sent with the ids of its items. */
export function projectInput(values: FormValues): object {
  const fields = projectFields.filter((field) => field in values);
  return Object.fromEntries(
    fields.map((field) => {
      const value = values[field];
      return [field, !shapes.has(field) && isReference(value) ? { id: value.id } : value];
    }),
  );
}
