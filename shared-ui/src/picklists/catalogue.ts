import { type DeclaredPicklist, picklistOf } from 'shared-contracts';
import { limits, visibleOptions } from 'shared-contracts/limits';
import * as operations from '../generated/operations.ts';
import { kindPicklists } from '../generated/picklists.ts';
import type { PickColumn } from './picklist.ts';
import type { PicklistLoad } from './picklist-registry.ts';

const column = (path: string, share: number, more: Partial<PickColumn> = {}): PickColumn => ({
  path,
  share,
  ...more,
});

const code = column('code', 1);
const name = column('name', 2);
const description = column('description', 2);

const codeOnly = { columns: [code], named: ['code'] };
const coded = { columns: [code, description], named: ['code', 'description'] };
/**
 * The picklists of every area, with their columns (000 §3, 001 §3, 002 §2); those of administered kinds follow from
 * their declarations, and an area adds its own.
 */
const declared = {
  ...kindPicklists,
  stakeholderRequirements: { document: operations.PickStakeholderRequirementsDocument, ...coded },
  requestTypes: { document: operations.PickRequestTypesDocument, ...coded },
  areaUnits: { document: operations.PickAreaUnitsDocument, ...codeOnly, loadsOnMount: true },
  businessAssociates: {
    document: operations.PickBusinessAssociatesDocument,
    columns: [
      code,
      name,
      column('fullAddress', 3),
      column('phoneNumber', 1.5),
      column('isClient', 0.7, { kind: 'tick' }),
    ],
    named: ['name'],
    apart: ['fullAddress'],
    page: limits.businessAssociatePicklistPage,
  },
  grantors: {
    document: operations.PickGrantorsDocument,
    isOffered: ({ isActive }) => isActive !== false,
    columns: [name, column('fullAddress', 3), column('email', 2), column('cellNumber', 1.5)],
    named: ['name'],
    apart: ['fullAddress'],
  },
  contacts: {
    document: operations.PickContactsDocument,
    columns: [name, column('email', 2), column('fullAddress', 3)],
    named: ['name'],
    visible: visibleOptions.contact,
    needs: ['associateId'],
  },
  /** People of several associates together, each with their associate. */
  contactsOfAssociates: {
    document: operations.PickContactsOfAssociatesDocument,
    columns: [name, column('businessAssociate.name', 2), column('email', 2)],
    named: ['name'],
    apart: ['businessAssociate.name'],
    visible: visibleOptions.contact,
    needs: ['businessAssociateIds'],
  },
  indigenousMethodsOfContact: { document: operations.PickIndigenousMethodsOfContactDocument, ...codeOnly },
  methodsOfContact: { document: operations.PickMethodsOfContactDocument, ...codeOnly },
  interestTypes: { document: operations.PickInterestTypesDocument, ...codeOnly },
  projectTypes: {
    document: operations.PickProjectTypesDocument,
    columns: [column('category', 1), description],
    named: ['category', 'description'],
  },
  /** People who may have represented us: those of the person's own company. */
  representatives: {
    document: operations.PickRepresentativesDocument,
    columns: [column('fullName', 2), column('workEmail', 2)],
    named: ['fullName'],
  },
  rateTypes: {
    document: operations.PickRateTypesDocument,
    columns: [
      column('category.name', 1),
      description,
      column('rate', 1),
      column('unitOfMeasurement.unit', 1),
      column('ledgerCode.code', 1),
      column('isTaxable', 0.7, { kind: 'tick' }),
    ],
    named: ['description'],
    needs: ['clientId'],
  },
  /** Templates that documents of a kind are made from. */
  documentTemplates: {
    document: operations.PickDocumentTemplatesDocument,
    columns: [name],
    named: ['name'],
    needs: ['reportId'],
  },
  requestItemTypes: { document: operations.PickRequestItemTypesDocument, ...coded, needs: ['requestTypeId'] },
  actionsRequired: { document: operations.PickActionsRequiredDocument, ...coded },
  projects: {
    document: operations.PickProjectsDocument,
    columns: [column('description', 3), column('brokerProjectNumber', 1), column('operatorProjectNumber', 1)],
    named: ['description'],
  },
  agreements: {
    document: operations.PickAgreementsDocument,
    columns: [column('called', 1), name],
    named: ['called', 'name'],
    needs: ['surfaceProjectId'],
  },
  unitsOfMeasurement: {
    document: operations.PickUnitsOfMeasurementDocument,
    columns: [column('unit', 1)],
    named: ['unit'],
  },
} satisfies Readonly<Record<string, DeclaredPicklist>>;

type SharedPicklist = keyof typeof declared;

/** The names of the shared picklists. */
export const picklistNames: readonly string[] = Object.keys(declared);

const isShared = (name: string): name is SharedPicklist => Object.hasOwn(declared, name);

const loads = new Map<string, PicklistLoad>();

/** A shared picklist by its name, the same object each time; undefined for one of an area. */
export function picklist(name: string): PicklistLoad | undefined {
  if (!isShared(name)) return undefined;
  const load = loads.get(name) ?? { status: 'ready', picklist: picklistOf(declared[name]) };
  loads.set(name, load);
  return load;
}
