import { buildSchema, isInputObjectType } from 'graphql';
import { reportTypes } from 'shared-contracts/forms';
import { readSchema } from 'shared-contracts/schema';
import { expect, it } from 'vitest';
import { documentNounOf } from './document-nouns.ts';
import { recipientTags } from './shared-tags-store.ts';
import { fieldOfTag } from './tag-fields.ts';

const schema = buildSchema(readSchema(), { assumeValidSDL: true });

const hasField = (type: string, field: string): boolean => {
  const input = schema.getType(type);
  return isInputObjectType(input) && field in input.getFields();
};

const inputs = { project: 'SurfaceProjectInput', recipient: 'BusinessAssociateInput' } as const;

it.each([
  ['Agreement', reportTypes.agreementDocument.id],
  ['Request', reportTypes.requestDocument.id],
  ['Stakeholder', reportTypes.stakeholderDocument.id],
] as const)(
  'each value that a template may name, %s, is of a field that a save takes',
  (kind, reportTypeId) => {
    const noun = documentNounOf(reportTypeId);
    const { values = {}, lists = {} } = noun?.tags ?? {};
    const tags = [
      ...Object.entries(values).flatMap(([tag, { kind: of }]) => (of === 'flag' ? [] : [tag])),
      ...Object.keys(lists).map((list) => `${list}.name`),
      // The contact of a letter is chosen together with its recipient.
      ...Object.keys(recipientTags).filter((tag) => tag !== 'recipient.contact'),
    ];
    const unknown = tags.filter((tag) => {
      const place = fieldOfTag(tag, kind);
      if (!place) return true;
      const input = place.of === 'record' ? `${kind}Input` : inputs[place.of];
      return !hasField(input, place.field) && !hasField(inputs.project, place.field);
    });
    expect(tags.length).toBeGreaterThan(15);
    expect(unknown).toEqual([]);
  },
);
