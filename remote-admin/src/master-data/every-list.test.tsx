import { act, fireEvent, waitFor } from '@testing-library/react';
import { type MasterDataDeclaration, masterDataDeclarations } from 'shared-contracts/master-data';
import { addTexts } from 'shared-ui';
import { aUser, beforeForm, renderInShell, standInApi, type Variables } from 'shared-ui/testing';
import { Provider } from 'urql';
import { beforeEach, expect, it } from 'vitest';
import { adminStale } from '../admin-stale.ts';
import { adminTexts } from './admin-texts.ts';
import { MasterDataScreen } from './master-data-screen.tsx';

beforeEach(beforeForm);

const isNeeded = (field: MasterDataDeclaration['fields'][number]): boolean =>
  field.kind === 'color' || ('required' in field && field.required === true);

/** Lists whose new entries need only texts. */
const typed = masterDataDeclarations.filter(
  ({ fields, hasOwnForm }) =>
    !hasOwnForm && fields.filter(isNeeded).every(({ kind }) => kind === 'text' || kind === 'textarea'),
);

/** Shows the form of a new entry. */
async function show(declaration: MasterDataDeclaration) {
  const save = `Update${declaration.typeName}`;
  const { client, variablesOf } = standInApi(
    {
      [save]: ({ input }) => ({
        data: {
          saved: { __typename: declaration.typeName, canEdit: true, ...(input as Variables), revision: 1 },
        },
      }),
    },
    adminStale,
  );
  const { i18n, container } = renderInShell(
    <Provider value={client}>
      <MasterDataScreen declaration={declaration} actions={undefined} above={undefined} />
    </Provider>,
    {
      path: `/${declaration.route}/:id/*`,
      address: `/${declaration.route}/new/details`,
      user: aUser({ isSystemAdministrator: true }),
    },
  );
  const texts = await adminTexts.en();
  act(() => addTexts(i18n, 'admin', 'en', texts));
  return { container, sent: () => variablesOf(save).map(({ input }) => input as Variables) };
}

it('most lists need only texts', () => expect(typed.length).toBeGreaterThan(12));

it.each(typed.map((declaration) => [declaration.list, declaration] as const))(
  'an entry of %s is made in its form, from what it needs',
  async (_, declaration) => {
    const { container, sent } = await show(declaration);
    const needed = declaration.fields.filter(isNeeded).map(({ name }) => name);
    const input = (name: string) => container.querySelector(`[name="${name}"]`) as HTMLInputElement;
    await waitFor(() =>
      expect(needed.map((name) => [name, input(name) !== null])).toEqual(needed.map((name) => [name, true])),
    );
    for (const name of needed) {
      fireEvent.change(input(name), { target: { value: 'FIRST' } });
      fireEvent.blur(input(name));
    }
    await act(async () => void fireEvent.keyDown(window, { key: 's', ctrlKey: true }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      id: expect.any(String),
      ...Object.fromEntries(needed.map((name) => [name, 'FIRST'])),
    });
  },
);
