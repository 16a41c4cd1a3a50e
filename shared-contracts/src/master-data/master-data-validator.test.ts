import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RouteName } from '../routes/index.ts';
import { errorsOf, validate } from '../validators/index.ts';
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
          const values = { code, name: code, isActive, description };
          const errors = errorsOf(masterDataValidator(declaration), values);
          expect(errors.every(({ message }) => message.length > 0)).toBe(true);
        }
      }),
    );
  });
});

describe('numbers of a record', () => {
  const taxType = masterDataValidator(declared('master-data/tax-types'));
  const rates = masterDataValidator(declared('rates'));
  const model = masterDataValidator(declared('task-model'));
  const messageAt = (schema: typeof taxType, input: object, path: string) =>
    errorsOf(schema, input).find((error) => error.path === path)?.message;

  it('come out as decimals in their one writing', () => {
    const result = validate(taxType, { code: 'GST', rate: '05.0' });
    expect(result.valid && result.value['rate']).toBe('5');
  });

  it('say by their own rule what is wrong with them', () => {
    expect(messageAt(taxType, { rate: 'five' }, 'rate')).toBe('Must be a number.');
    expect(messageAt(taxType, { rate: ' ' }, 'rate')).toBe('Required value');
    expect(messageAt(taxType, { rate: '100.01' }, 'rate')).toBe('Must be between 0 and 100.');
    expect(messageAt(rates, { rates: [{ rate: 'ten' }] }, 'rates[0].rate')).toBe('Invalid value');
    expect(messageAt(rates, { rates: [{ rate: '0.58555' }] }, 'rates[0].rate')).toBe(
      'Cannot exceed 4 digits after decimal place.',
    );
    expect(messageAt(model, { items: [{ days: '2.5' }] }, 'items[0].days')).toBe('Must be a whole number.');
    expect(messageAt(model, { items: [{ days: '  ' }] }, 'items[0].days')).toBe('Must be a number.');
    expect(messageAt(model, { items: [{ days: '' }] }, 'items[0].days')).toBeUndefined();
  });

  it('are JavaScript numbers where they are whole', () => {
    const id = '0b6d6f0a-5a01-4c00-9a00-000000000001';
    const result = validate(model, { name: 'M', items: [{ id, task: { id }, days: '1,250' }] });
    expect(result.valid && result.value['items']).toMatchObject([{ id, task: { id }, days: 1250 }]);
  });
});
