import { describe, expect, it } from 'vitest';
import { errorsOf, validate } from '../validators/index.ts';
import { newUser, userValidator } from './user-validator.ts';

const company = { id: '0b6d6f0a-5a01-4c00-9a00-000000000001' };
const valid = {
  ...newUser,
  firstName: ' Nora ',
  lastName: 'Field',
  userName: 'Nora.Field',
  workEmail: 'Nora.Field@Example.ca',
  productClient: company,
};

const broken = (change: Record<string, unknown>) =>
  errorsOf(userValidator, { ...valid, ...change }).map(({ path, message }) => `${path}: ${message}`);

describe('a person', () => {
  it('comes out without blanks around, names and addresses in lower case', () => {
    const result = validate(userValidator, valid);
    expect(result.valid && result.value).toMatchObject({
      firstName: 'Nora',
      userName: 'nora.field',
      workEmail: 'nora.field@example.ca',
      locale: 'en',
      isActive: true,
      isSystemAdministrator: false,
      taskRoles: [],
    });
  });

  it.each(["o'neil@example.ca", 'nora+land@field.example.ca'])('may have the address %s', (workEmail) => {
    expect(broken({ workEmail })).toEqual([]);
  });

  it.each([
    [{ firstName: ' ' }, 'firstName: Required value.'],
    [{ lastName: null }, 'lastName: Required value.'],
    [{ firstName: 'x'.repeat(101) }, 'firstName: Cannot exceed 100 characters.'],
    [{ userName: '' }, 'userName: Required value.'],
    [{ userName: 'nora field' }, 'userName: Invalid Username'],
    [{ userName: 'Admin' }, 'userName: Invalid Username'],
    [{ workEmail: 'nora' }, 'workEmail: Email is not valid'],
    [{ workEmail: 'a@b.ca; c@d.ca' }, 'workEmail: Email is not valid'],
    [{ workEmail: undefined }, 'workEmail: Required value.'],
    [{ workTitle: 'x'.repeat(101) }, 'workTitle: Cannot exceed 100 characters.'],
    [{ locale: 'fr' }, 'locale: Invalid value.'],
    [{ productClient: null }, 'productClient: Required value.'],
    [{ isBroker: 'yes' }, 'isBroker: Must be yes or no.'],
  ])('may not be %j', (change, error) => {
    expect(broken(change)).toEqual([error]);
  });
});
