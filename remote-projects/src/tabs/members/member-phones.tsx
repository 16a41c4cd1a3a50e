import { useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { phoneText } from 'shared-contracts/validators';
import { DataErrorBar, useTexts } from 'shared-ui';
import { PlainCell, PlainSelect, PlainTable } from 'shared-ui/form';
import { useQuery } from 'urql';
import { MemberPhoneNumbersDocument, type MemberRowFragment } from '../../generated/operations.ts';
import classes from './members.module.css';

interface MemberPhonesProps {
  readonly projectId: string;
  readonly members: readonly MemberRowFragment[];
}

/** Kinds of organization among the members, each once. */
function organizationsOf(members: readonly MemberRowFragment[]) {
  const known = new Map(members.flatMap(({ organizationType: type }) => (type ? [[type.id, type]] : [])));
  return [...known.values()].toSorted((one, other) => one.code.localeCompare(other.code));
}

/** The telephone numbers at which members of one kind of organization are reached, to call them from here. */
export function MemberPhones({ projectId, members }: MemberPhonesProps) {
  const { t } = useTexts('projects');
  const organizations = organizationsOf(members);
  const [chosen, setChosen] = useState<string>();
  const [useContact, setUseContact] = useState(true);
  const organizationTypeId = chosen ?? organizations[0]?.id ?? '';
  const [{ data, error }, ask] = useQuery({
    query: MemberPhoneNumbersDocument,
    variables: { parentId: projectId, organizationTypeId, useContact },
    pause: organizationTypeId === '',
  });
  if (organizations.length === 0) return null;
  const numbers = data?.numbers;
  return (
    <section aria-label={t('members.phones')} className={classes['phones']}>
      <div className={classes['bar']}>
        <h2>{t('members.phones')}</h2>
        <PlainSelect
          aria-label={t('members.organizationType')}
          value={organizationTypeId}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
        >
          {organizations.map(({ id, code }) => (
            <option key={id} value={id}>
              {code}
            </option>
          ))}
        </PlainSelect>
        <label>
          <input
            type="checkbox"
            checked={useContact}
            onChange={({ currentTarget: { checked } }) => setUseContact(checked)}
          />{' '}
          {t('members.useContact')}
        </label>
      </div>
      {error && !data && (
        <DataErrorBar
          what={t('members.phones')}
          message={errorMessage(error)}
          onTryAgain={() => ask({ requestPolicy: 'network-only' })}
        />
      )}
      {numbers?.length === 0 && <p className={classes['none']}>{t('members.noPhones')}</p>}
      {numbers && numbers.length > 0 && (
        <PlainTable
          label={t('members.phones')}
          columns={(['name', 'type', 'number'] as const).map((column) => ({
            label: t(`members.phone.${column}`),
          }))}
        >
          {numbers.map(({ name, type, number, extension }) => (
            <tr key={`${name} ${type} ${number} ${extension}`}>
              <th scope="row">{name}</th>
              <PlainCell>{t(`members.phone.kind.${type}`)}</PlainCell>
              <PlainCell>
                <a href={`tel:${number}`}>{phoneText(number)}</a>
                {extension && ` ${t('members.phone.extension', { extension })}`}
              </PlainCell>
            </tr>
          ))}
        </PlainTable>
      )}
    </section>
  );
}
