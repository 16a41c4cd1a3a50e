import { buildSchema, type GraphQLInputObjectType, isInputObjectType, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSchema } from '../graphql/schema.ts';
import {
  inputType,
  type MasterDataDeclaration,
  masterDataDeclarations,
  masterDataOperations,
  saveField,
  writableFields,
} from './index.ts';

const schema = buildSchema(readSchema());

function inputOf(declaration: MasterDataDeclaration): GraphQLInputObjectType {
  const found = schema.getType(inputType(declaration));
  if (!isInputObjectType(found)) throw new Error(`The schema has no input ${inputType(declaration)}.`);
  return found;
}

it('the operations made from declarations fit the schema', () => {
  expect(validate(schema, parse(masterDataOperations()))).toEqual([]);
});

describe.each(masterDataDeclarations.map((declaration) => [declaration.route, declaration] as const))(
  'the input of %s',
  (_, declaration) => {
    const own = ['id', 'revision', 'saveId'];

    it('is what the mutation takes', () => {
      const [argument] = schema.getMutationType()?.getFields()[saveField(declaration)]?.args ?? [];
      expect(String(argument?.type)).toBe(`${inputType(declaration)}!`);
    });

    it('has the fields that are written', () => {
      const names = Object.keys(inputOf(declaration).getFields()).filter((name) => !own.includes(name));
      const written = writableFields(declaration).map(({ name }) => name);
      if (inputType(declaration) === 'MasterDataInput')
        expect(names).toEqual(expect.arrayContaining(written));
      else expect(names.toSorted()).toEqual(written.toSorted());
    });
  },
);
