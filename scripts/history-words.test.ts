import { join } from 'node:path';
import { buildSchema, type GraphQLInputType, getNamedType, isEnumType, isInputObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { readKinds } from '../shared-contracts/build/administered-kinds.ts';
import { timeDecisions } from '../shared-contracts/src/billing/index.ts';
import { readSchema } from '../shared-contracts/src/graphql/schema.ts';
import { root } from './suite.ts';

const schema = buildSchema(readSchema(), { assumeValidSDL: true });

const typeOf = (kind: string): string =>
  kind.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const recordKinds = (() => {
  const kinds = schema.getType('RecordKind');
  return isEnumType(kinds) ? kinds.getValues().map(({ name }) => name) : [];
})();
const inputs = new Set(recordKinds.map((kind) => `${typeOf(kind)}Input`));

/** Fields of a save besides its values: its record, its key, and where a new record is created. */
const envelope = ['id', 'revision', 'saveId', 'projectFileId', 'parentId', 'requestId', 'stakeholderId'];
const parents = ['agreementId', 'indigenousEngagementId', 'reportTypeId'];
/** Kinds whose input fields the history shows in another way: an order, as the rows that moved. */
const shownOtherwise = ['AGREEMENT_ORDER'];

/** Rows with their own history, and records that are created together with the saved one. */
const isApart = (name: string, type: GraphQLInputType): boolean =>
  inputs.has(getNamedType(type).name) || /(?:Order|Documents|Items)$/.test(name);

/** Fields that a save of a kind writes, from its input in the schema. */
function savedFields(kind: string): readonly string[] {
  const input = schema.getType(`${typeOf(kind)}Input`);
  if (!isInputObjectType(input) || shownOtherwise.includes(kind)) return [];
  return Object.values(input.getFields()).flatMap(({ name, type }) =>
    envelope.includes(name) || parents.includes(name) || isApart(name, type) ? [] : [name],
  );
}

/** Fields of history entries that the server writes itself, or from an input of another name. */
const writtenBeside: Readonly<Record<string, readonly string[]>> = {
  AGREEMENT_ORDER: ['agreementOrder'],
  ASSIGNED_TASK: ['followedTask', 'followedStatus', 'followedMail', 'followedDate'],
  BUSINESS_ASSOCIATE: ['code', 'isClient', 'mergedFrom'],
  INVOICE: [
    'status',
    'sentDate',
    'sentTo',
    'paidDate',
    'payment',
    'oneLine',
    'removedLine',
    'discount',
    'creditNote',
  ],
  MASTER_MODEL: ['name', 'formType', 'isActive', 'masterModelItems'],
  RELATED_DOCUMENT: ['name', 'url', 'notes', 'isConfidential', 'documentType', 'documentDate'],
  RENT_RUN: ['status', 'number', 'sentOn'],
  REPORT_TEMPLATE: ['reportType', 'templateFiles'],
  REQUEST_ORDER: ['requestOrder'],
  STAKEHOLDER_ORDER: ['stakeholderOrder'],
  SURFACE_PROJECT: ['isArchived', 'additionalInfoItems'],
  TIMESHEET_REVIEW: timeDecisions,
};

/** Where an area has the labels of a kind's fields; the first group that has one is used. */
interface Place {
  readonly area: string;
  readonly groups: readonly string[];
}

const inProjects = (...groups: readonly string[]): Place => ({
  area: 'remote-projects',
  groups: [...groups, 'history.field'],
});

const places: Readonly<Record<string, Place>> = {
  SURFACE_PROJECT: inProjects('field'),
  AGREEMENT: inProjects('agreements'),
  AGREEMENT_ORDER: inProjects(),
  ASSIGNED_TASK: inProjects('tasks'),
  COMMENT: inProjects(),
  COMMUNICATION: inProjects(),
  EVENT: inProjects('events'),
  INDIGENOUS_ENGAGEMENT: inProjects('indigenous'),
  INDIGENOUS_LOG: inProjects(),
  KEY_DATE: inProjects('keyDates'),
  MEMBER: inProjects('members'),
  OBLIGATION: inProjects('obligations'),
  PROJECT_REVISION: inProjects('revisions'),
  RELATED_DOCUMENT: inProjects(),
  RELATED_PROJECT: inProjects('related'),
  REQUEST: inProjects('requests'),
  REQUEST_ITEM: inProjects('requestItems'),
  REQUEST_ORDER: inProjects(),
  STAKEHOLDER: inProjects('stakeholders'),
  STAKEHOLDER_ORDER: inProjects(),
  PARCEL: { area: 'remote-land', groups: ['land.parcelField'] },
  TITLE: { area: 'remote-land', groups: ['land.title'] },
  TITLE_TRACT: { area: 'remote-land', groups: ['land.tract'] },
  INSTRUMENT: { area: 'remote-land', groups: ['land.instrument'] },
  DAY_LOCK: { area: 'remote-billing', groups: ['invoices.closed'] },
  INVOICE: { area: 'remote-billing', groups: ['invoices'] },
  RENT_RUN: { area: 'remote-billing', groups: ['rentals'] },
  RENT_SCHEDULE: { area: 'remote-billing', groups: ['rentals.schedule'] },
  TIMESHEET: { area: 'remote-billing', groups: ['timesheets.field'] },
  TIMESHEET_REVIEW: { area: 'remote-billing', groups: ['timesheets.field'] },
  BUSINESS_ASSOCIATE: { area: 'remote-associates', groups: ['field'] },
  CONTACT: { area: 'remote-associates', groups: ['contact'] },
  USER: { area: 'remote-admin', groups: ['user.field'] },
  REPORT_TEMPLATE: { area: 'remote-admin', groups: ['template.field'] },
  MASTER_MODEL: { area: 'remote-admin', groups: ['model.field'] },
};

/** The text at a dotted key, as the areas look it up. */
function textAt(texts: unknown, key: string): unknown {
  return key.split('.').reduce((within: unknown, part) => Reflect.get(Object(within), part), texts);
}

async function textsOf(area: string, language: string): Promise<unknown> {
  const path = join(root, area, 'src/texts', language, 'area.ts');
  return Reflect.get(Object(await import(path)), language);
}

/** Types of administered kinds: each of their fields is declared with its name, or does not compile. */
const declared = new Set((await readKinds()).map(({ typeName }) => typeName));
const shownKinds = recordKinds.map((kind) => ({
  kind,
  fields: [...new Set([...savedFields(kind), ...(writtenBeside[kind] ?? [])])],
}));

it('knows of every kind of record where its fields have their names', () => {
  const nowhere = recordKinds.filter((kind) => !places[kind] && !declared.has(typeOf(kind)));
  expect(nowhere).toEqual([]);
  expect(shownKinds.flatMap(({ fields }) => fields).length).toBeGreaterThan(300);
});

it.each(['en', 'es'])(
  'a history names each field that it may hold by a word of the language, %s',
  async (language) => {
    const nameless: string[] = [];
    for (const { kind, fields } of shownKinds) {
      const place = places[kind];
      if (!place) continue;
      const texts = await textsOf(place.area, language);
      for (const field of fields) {
        const found = place.groups.some((group) => typeof textAt(texts, `${group}.${field}`) === 'string');
        if (!found) nameless.push(`${kind}.${field}`);
      }
    }
    expect(nameless).toEqual([]);
  },
);

it.each(['en', 'es'])("a project's history names each kind of record, %s", async (language) => {
  const texts = await textsOf('remote-projects', language);
  const kinds = recordKinds.filter((kind) => places[kind]?.area === 'remote-projects');
  expect(kinds.filter((kind) => typeof textAt(texts, `history.kind.${kind}`) !== 'string')).toEqual([]);
});
