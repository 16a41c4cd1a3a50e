import { inLanguage, languageOf } from 'shared-contracts';
import type { MemberInput } from 'shared-contracts/graphql';
import { memberErrors, memberFields, memberRules } from 'shared-contracts/projects';
import { texts } from '../../generated/texts/projects.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { RecordValues, SaveInput, WritableKind } from '../../records/writing/writable-kind.ts';
import { projectRowKind } from '../project-row-kind.ts';
import { companyOfMember, isContactOf } from './member-store.ts';
import { idIn } from './project-errors.ts';

/** A save of a member. */
type MemberSave = Omit<MemberInput, 'revision' | 'saveId'> & SaveInput;

const shown: Readonly<Record<string, readonly string[]>> = {
  user: ['fullName'],
  organizationType: ['code'],
  roleType: ['code'],
};

/** The company of a member that is a person or a team is derived from that person or team. */
async function withCompany(
  values: RecordValues,
  { db }: RecordContext,
  before: RecordValues | undefined,
): Promise<RecordValues> {
  const whole = { ...before, ...values };
  const isSame = ['user', 'team'].every((field) => idIn(whole, field) === idIn(before, field));
  if (before && isSame) return values;
  const company = await companyOfMember(db, { user: idIn(whole, 'user'), team: idIn(whole, 'team') });
  return { ...values, productClientId: company };
}

/** Members of a project: people, teams, companies and their contacts. */
export function memberKind(projectId?: string): WritableKind<MemberSave> {
  const plain = projectRowKind<MemberSave>(
    {
      kind: 'MEMBER',
      type: 'Member',
      table: 'member',
      right: 'member',
      titleFields: ['user', 'team', 'businessAssociate'],
      fields: [
        ...memberFields.map((name) => (shown[name] ? { name, shows: shown[name] } : { name })),
        { name: 'productClientId', historyText: () => null },
      ],
      rules: memberRules,
      isWrittenBeside: () => true,
      holds: async (values, { db, user }) => {
        const language = languageOf(user.locale);
        const contact = idIn(values, 'contact');
        const associate = idIn(values, 'businessAssociate');
        const isForeign = contact && associate && !(await isContactOf(db, contact, associate));
        return [
          ...memberErrors(values, language),
          ...(isForeign ? [{ path: 'contact', message: inLanguage(texts, language).contactElsewhere }] : []),
        ];
      },
    },
    projectId,
  );
  return {
    ...plain,
    read: async (input, within, before) =>
      withCompany(await plain.read(input, within, before), within, before?.values),
  };
}
