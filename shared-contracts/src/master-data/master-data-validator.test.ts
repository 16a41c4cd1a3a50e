import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RouteName } from '../routes/index.ts';
import { validate } from '../validators/index.ts';
import {
  type MasterDataDeclaration,
  masterDataDeclaration,
  masterDataDeclarations,
  masterDataValidator,
  newMasterData,
} from './index.ts';

const declared = (route: RouteName): MasterDataDeclaration => {
  const found = masterDataDeclaration(route);
  if (!found) throw new Error(`${route} is not declared.`);
  return found;
};

const agreementType = masterDataValidator(declared('master-data/agreement-types'));
const country = masterDataValidator(declared('master-data/countries'));

describe('a master-data record', () => {
  it('starts with an empty code and active', () => {
    expect(newMasterData(declared('master-data/agreement-types'))).toEqual({
      code: '',
      productClient: null,
      isActive: true,
      description: '',
    });
  });

  it('needs no more than a code', () => {
    expect(validate(agreementType, { code: 'SL' })).toEqual({
      valid: true,
      value: { code: 'SL', productClient: null, isActive: true, description: null },
    });
  });

  it.each([undefined, null, '', '   '])('refuses the code %j', (code) => {
    expect(validate(agreementType, { code })).toEqual({
      valid: false,
      errors: [{ path: 'code', message: 'Required value' }],
    });
  });

  it('takes a code of 30 characters and no longer one', () => {
    expect(validate(agreementType, { code: 'x'.repeat(30) }).valid).toBe(true);
    expect(validate(agreementType, { code: 'x'.repeat(31) })).toEqual({
      valid: false,
      errors: [{ path: 'code', message: 'Code cannot exceed 30 characters' }],
    });
  });

  it('names the limit that the list declares', () => {
    const short = { ...declared('master-data/agreement-types') };
    const fields = short.fields.map((field) => (field.name === 'code' ? { ...field, maximum: 16 } : field));
    expect(validate(masterDataValidator({ ...short, fields }), { code: 'x'.repeat(17) })).toEqual({
      valid: false,
      errors: [{ path: 'code', message: 'Code cannot exceed 16 characters' }],
    });
  });

  it('takes a description of 10,000 characters and no longer one', () => {
    expect(validate(agreementType, { code: 'SL', description: 'x'.repeat(10_000) }).valid).toBe(true);
    expect(validate(agreementType, { code: 'SL', description: 'x'.repeat(10_001) })).toEqual({
      valid: false,
      errors: [{ path: 'description', message: 'Description cannot exceed 10,000 characters' }],
    });
  });

  it('speaks Spanish to those who do', () => {
    expect(validate(agreementType, { code: '' }, 'es')).toEqual({
      valid: false,
      errors: [{ path: 'code', message: 'Valor obligatorio' }],
    });
  });

  it('tells every field that is wrong', () => {
    expect(validate(country, { code: '', name: '' })).toMatchObject({
      errors: [{ path: 'code' }, { path: 'name' }],
    });
  });

  it('ignores what only the server sets', () => {
    expect(validate(country, { code: 'CA', name: 'Canada', isMasterRecord: true })).toEqual({
      valid: true,
      value: { code: 'CA', name: 'Canada', isActive: true, description: null },
    });
  });

  it('refuses wrong kinds of value with a sentence, whatever they are', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (code, isActive, description) => {
        for (const declaration of masterDataDeclarations) {
          const result = validate(masterDataValidator(declaration), {
            code,
            name: code,
            isActive,
            description,
          });
          const messages = result.valid ? [] : result.errors.map(({ message }) => message);
          expect(messages.every((message) => message.length > 0)).toBe(true);
        }
      }),
    );
  });
});
