import { buildSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { embeddedTypes } from '../client/embedded-types.ts';
import { projectRoles } from '../rights/index.ts';
import { readSchema } from './schema.ts';

const schema = buildSchema(readSchema());

const valuesOf = (name: string): string[] => {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};

describe('an enumeration', () => {
  it.each([
    ['AssignedTaskParentClass', 'Agreement Any Indigenous Project Request Stakeholder'],
    ['BoundaryType', 'All Basement Surface In'],
    ['CommunicationParentKind', 'Agreement BusinessAssociate Project Request Stakeholder'],
    [
      'DocumentParentClass',
      'Agreement Communication IndigenousLog Instrument Invoice Project Request RequestItem Spatial Timesheet Title TitleTract',
    ],
    ['EntityStatus', 'ACTIVE NOT_SPECIFIED'],
    ['GrantorType', 'Basic Connect'],
    ['InstrumentsPartyCalculationsType', 'EMPTY FRACTION NOT_SET PERCENTAGE'],
    ['InvoiceStatus', 'APPROVED FINALIZED INVOICED NOT_INVOICED NOT_SPECIFIED PENDING REVERSED'],
    ['PartyType', 'EMPTY GRANTEE GRANTOR NOT_SET OTHER_PARTIES'],
    ['PhoneType', 'Fax Home Mobile Other Work'],
    ['ProjectRole', 'AssignedBroker AssignedOperator NoAccess Owner'],
    ['RateType', 'Client Default Unknown'],
    ['RelatedParcelType', 'AGREEMENTS INDIGENOUS NOT_SET REQUEST_ITEMS STAKEHOLDERS TITLES TITLE_TRACTS'],
    ['TaskAction', 'AssignTask ChangeStatus EmailToUser'],
    ['TaskType', 'Agreement Indigenous Project Request Stakeholder'],
    ['TitleTractRegistrationSystem', 'DEEDS EMPTY NOT_SET TITLE'],
    ['UploadType', 'Document Spatial'],
  ])('%s has its values', (name, values) => {
    expect(valuesOf(name)).toEqual(values.split(' '));
  });

  it('of project roles is that of the rights', () => {
    expect(valuesOf('ProjectRole').toSorted()).toEqual(projectRoles.toSorted());
  });
});

it('the shell and the areas know which types have no id of their own', () => {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const withoutId = types
    .filter(({ name }) => !name.startsWith('__') && name !== 'Query' && name !== 'Mutation')
    .filter((type) => !type.getFields()['id'])
    .map(({ name }) => name);
  // One project belongs to many associates, and has different details on each.
  const known = new Set<string>(Object.values(embeddedTypes).flat());
  expect([...known].toSorted()).toEqual([...withoutId, 'AssociateProject'].toSorted());
});

it('has no floating-point number but the bytes of a file: whatever is counted in money or land is exact', () => {
  const floats = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) || isInputObjectType(type)
      ? Object.values(type.getFields())
          .filter((field) => String(field.type).replaceAll(/[![\]]/g, '') === 'Float')
          .map((field) => `${type.name}.${field.name}`)
      : [],
  );
  expect(floats).toEqual(['RelatedDocument.size']);
});
