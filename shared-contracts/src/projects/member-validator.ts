import * as v from 'valibot';
import type { FieldError } from '../errors/error-extensions.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { reference } from '../validators/reference-rules.ts';
import { fieldsOf, message } from '../validators/rules.ts';
import { validationText } from '../validators/validation-texts.ts';

/** The access of a member to a project, in the order of the picklist. */
export const memberAccesses = ['Edit', 'View', 'None'] as const;

/** The rules of a member's fields, in the order of its panel (002 §3). */
export const memberRules = {
  user: reference,
  team: reference,
  businessAssociate: reference,
  contact: reference,
  organizationType: reference,
  roleType: reference,
  projectAccess: v.nullish(v.picklist(memberAccesses, message('invalid')), 'View'),
};

/** A field of a member that people write. */
export type MemberField = keyof typeof memberRules;

/** Checks the fields of a member, for its panel and for the API. */
export const memberValidator = fieldsOf(memberRules);

const isKnown = (name: string): name is MemberField => name in memberRules;

/** The fields of a member, in the order of its panel. */
export const memberFields: readonly MemberField[] = Object.keys(memberRules).filter(isKnown);

/** The initial values of a new member: view access. */
export const newMember = { projectAccess: 'View' } as const;

type Named = Readonly<Record<string, unknown>>;

/**
 * Rules of a member that involve several fields: a member is a person or an associate, and a contact belongs to its
 * business associate.
 */
export function memberErrors(values: Named, language: Language = fallbackLanguage): readonly FieldError[] {
  const isSomebody = ['user', 'team', 'businessAssociate', 'contact'].some((field) => values[field]);
  if (!isSomebody) return [{ path: 'user', message: validationText(language, 'memberMissing') }];
  return values['contact'] && !values['businessAssociate']
    ? [{ path: 'businessAssociate', message: validationText(language, 'required') }]
    : [];
}
