import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import { FormPage, type FormRow, type FormValues, RowsField, TextField } from '../index.ts';

const row = (id: string, name: string): FormRow => ({ id, name });

function show(rows: readonly FormRow[], isReadOnly = false, whenEmpty?: string) {
  let values: FormValues = {};
  let made = 0;
  renderInShell(
    <FormPage
      address="/thing/1"
      title="Thing"
      tabs={[{ path: 'details', label: 'Details', fields: [{ name: 'members', label: 'Members' }] }]}
      initialValues={{ members: rows }}
      initialRevision={1}
      validate={(now) => {
        values = now;
        const list = (now['members'] ?? []) as readonly FormRow[];
        return list.flatMap(({ name }, place) =>
          name ? [] : [{ path: `members[${place}].name`, message: 'Required value' }],
        );
      }}
      onSave={async (request) => ({ kind: 'saved', values: request.values, revision: 2 })}
      onHelp={() => {}}
      {...(isReadOnly ? { readOnlyReason: 'Only to be read.' } : {})}
    >
      <RowsField
        name="members"
        label="Members"
        whenEmpty={whenEmpty}
        columns={[{ name: 'name', label: 'Name', required: true }]}
        newRow={() => {
          made += 1;
          return row(`new${made}`, '');
        }}
        cell={(_, path) => <TextField name={path} label="Name" />}
      />
    </FormPage>,
    { path: '/thing/:id/*', address: '/thing/1/details' },
  );
  const names = () => screen.queryAllByLabelText('Name').map((input) => (input as HTMLInputElement).value);
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  return { names, press, values: () => values };
}

describe('rows within a record', () => {
  it('say what it means that there are none, until there is one', async () => {
    const { press } = show([], false, 'Nobody is asked.');
    expect(screen.getByText('Nobody is asked.')).toBeTruthy();
    await press('Add');
    expect(screen.queryByText('Nobody is asked.')).toBeNull();
  });

  it('are put in another order by buttons, which end where the list ends', async () => {
    const { names, press, values } = show([row('a', 'Ann'), row('b', 'Bob'), row('c', 'Cleo')]);
    await press('Move row 3 up');
    expect(names()).toEqual(['Ann', 'Cleo', 'Bob']);
    await press('Move row 1 down');
    expect(names()).toEqual(['Cleo', 'Ann', 'Bob']);
    expect(values()['members']).toEqual([row('c', 'Cleo'), row('a', 'Ann'), row('b', 'Bob')]);
    expect(screen.getByRole('button', { name: 'Move row 1 up' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('button', { name: 'Move row 3 down' }).hasAttribute('disabled')).toBe(true);
  });

  it('are added empty and removed', async () => {
    const { names, press } = show([row('a', 'Ann')]);
    await press('Add');
    expect(names()).toEqual(['Ann', '']);
    await press('Remove row 1');
    expect(names()).toEqual(['']);
    await press('Remove row 1');
    expect(screen.getByText('There are no rows yet.')).toBeTruthy();
  });

  it.each([
    ['Add', ['Ann'], 'Add', ['Ann', ''], 'members[1].name'],
    ['a removal', ['Ann', 'Bob', 'Cleo'], 'Remove row 2', ['Ann', 'Cleo'], 'Remove row 2'],
    ['a removal at the end', ['Ann', 'Bob'], 'Remove row 2', ['Ann'], 'Remove row 1'],
    ['the removal of the only one', ['Ann'], 'Remove row 1', [], 'Add'],
    ['a move', ['Ann', 'Bob', 'Cleo'], 'Move row 3 up', ['Ann', 'Cleo', 'Bob'], 'Move row 2 up'],
    ['a move to the top', ['Ann', 'Bob'], 'Move row 2 up', ['Bob', 'Ann'], 'Move row 1 down'],
    ['a move to the end', ['Ann', 'Bob'], 'Move row 1 down', ['Bob', 'Ann'], 'Move row 2 up'],
  ])('have the keyboard after %s where the work goes on', async (_, before, name, after, focus) => {
    const { names, press } = show(before.map((one) => row(one, one)));
    screen.getByRole('button', { name }).focus();
    await press(name);
    expect(names()).toEqual(after);
    const { activeElement: at } = document;
    expect(at?.getAttribute('name') ?? at?.getAttribute('aria-label') ?? at?.textContent).toBe(focus);
  });

  it('say what is wrong where it is, and keep what was typed', async () => {
    const { names, press } = show([row('a', 'Ann')]);
    await press('Add');
    const [, second] = screen.getAllByLabelText('Name');
    if (!second) throw new Error('There is no second row.');
    fireEvent.focus(second);
    await act(async () => void fireEvent.blur(second));
    expect(screen.getByText('Required value')).toBeTruthy();
    await act(async () => {
      fireEvent.change(second, { target: { value: 'Bob' } });
      fireEvent.blur(second);
    });
    expect(screen.queryByText('Required value')).toBeNull();
    expect(names()).toEqual(['Ann', 'Bob']);
  });

  it('cannot be changed where the form is read-only', () => {
    show([row('a', 'Ann')], true);
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove row 1' })).toBeNull();
  });
});
