import { act, fireEvent, screen } from '@testing-library/react';
import { Profiler, Suspense, useState } from 'react';
import type { FieldError } from 'shared-contracts/errors';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadError, lazyScreen } from '../../loading/lazy-screen.tsx';
import { renderInShell } from '../../testing/index.ts';
import {
  FormPage,
  type FormValues,
  type SaveOutcome,
  type SaveRequest,
  TextField,
  TickField,
} from '../index.ts';

const fields = [
  { name: 'code', label: 'Code' },
  { name: 'name', label: 'Name' },
  { name: 'isActive', label: 'Active' },
];

const needsCode = (values: FormValues): FieldError[] =>
  values['code'] ? [] : [{ path: 'code', message: 'Required value' }];

/** Shows a form with a server that gives these answers; records the requests. */
function showForm(answer: (request: SaveRequest) => SaveOutcome | Promise<SaveOutcome>, code = 'SL') {
  const sent: SaveRequest[] = [];
  const renders = { code: 0, name: 0 };
  const helped = vi.fn();
  renderInShell(
    <FormPage
      address="/thing/1"
      title="Thing"
      tabs={[{ path: 'details', label: 'Details', fields }]}
      initialValues={{ code, name: 'First', isActive: true }}
      initialRevision={1}
      validate={needsCode}
      onSave={async (request) => {
        sent.push(request);
        return answer(request);
      }}
      onHelp={helped}
    >
      <Profiler id="code" onRender={() => (renders.code += 1)}>
        <TextField name="code" label="Code" />
      </Profiler>
      <Profiler id="name" onRender={() => (renders.name += 1)}>
        <TextField name="name" label="Name" />
      </Profiler>
      <TickField name="isActive" label="Active" />
    </FormPage>,
    { path: '/thing/:id/*', address: '/thing/1/details' },
  );
  return { sent, renders, helped };
}

const saved = ({ values, revision }: SaveRequest): SaveOutcome => ({
  kind: 'saved',
  values,
  revision: (revision ?? 0) + 1,
});

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const textOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const stateOfSave = () => screen.getByRole('button', { name: /^Saved?$/ }).getAttribute('data-state');

async function pressSave(): Promise<void> {
  await act(async () => {
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  });
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

describe('text', () => {
  it('reaches the form 500 ms after the last key', () => {
    const { renders } = showForm(saved);
    const before = renders.name;
    type('Name', 'Second');
    act(() => vi.advanceTimersByTime(499));
    expect(renders.name).toBe(before);
    act(() => vi.advanceTimersByTime(1));
    expect(renders.name).toBeGreaterThan(before);
  });

  it('lights Save on the first key, and lets it go dark again where it is typed back', () => {
    showForm(saved);
    expect(stateOfSave()).toBe('clean');
    type('Name', 'F');
    expect(stateOfSave()).toBe('dirty');
    type('Name', 'First');
    fireEvent.blur(screen.getByLabelText('Name'));
    expect(stateOfSave()).toBe('clean');
  });

  it('reaches the form on leaving the field', () => {
    showForm(saved);
    type('Name', 'Second');
    fireEvent.blur(screen.getByLabelText('Name'));
    expect(stateOfSave()).toBe('dirty');
  });

  it('is saved although it was typed a moment ago', async () => {
    const { sent } = showForm(saved);
    type('Name', 'Second');
    await pressSave();
    expect(sent.map(({ values }) => values['name'])).toEqual(['Second']);
    expect(stateOfSave()).toBe('saved');
  });

  it('renders its own field only, once the form has it', () => {
    const { renders } = showForm(saved);
    const before = { ...renders };
    for (const text of ['a', 'ab', 'abc']) type('Name', text);
    expect(renders).toEqual(before);
    act(() => vi.advanceTimersByTime(500));
    expect(renders.name).toBeGreaterThan(before.name);
    expect(renders.code).toBe(before.code);
  });

  it('renders one field of two hundred', () => {
    const names = Array.from({ length: 200 }, (_, index) => `field${index}`);
    const renders = new Map<string, number>();
    renderInShell(
      <FormPage
        address="/thing/1"
        title="Thing"
        tabs={[{ path: 'details', label: 'Details', fields: names.map((name) => ({ name, label: name })) }]}
        initialValues={Object.fromEntries(names.map((name) => [name, '']))}
        initialRevision={1}
        validate={() => []}
        onSave={async (request) => saved(request)}
        onHelp={() => {}}
      >
        {names.map((name) => (
          <Profiler key={name} id={name} onRender={() => renders.set(name, (renders.get(name) ?? 0) + 1)}>
            <TextField name={name} label={name} />
          </Profiler>
        ))}
      </FormPage>,
      { path: '/thing/:id/*', address: '/thing/1/details' },
    );
    renders.clear();
    type('field100', 'typed');
    act(() => vi.advanceTimersByTime(500));
    fireEvent.blur(screen.getByLabelText('field100'));
    expect([...renders.keys()]).toEqual(['field100']);
  });

  it('shows what the form gets from elsewhere', async () => {
    showForm(({ revision }) => ({
      kind: 'saved',
      values: { code: 'SL', name: 'As the server has it', isActive: true },
      revision: (revision ?? 0) + 1,
    }));
    type('Name', ' as typed ');
    await pressSave();
    expect(textOf('Name')).toBe('As the server has it');
  });

  it('can be emptied', async () => {
    const { sent } = showForm(saved);
    type('Name', '');
    await pressSave();
    expect(sent[0]?.values).toEqual({ code: 'SL', name: '', isActive: true });
  });
});

describe('saving', () => {
  it('sends nothing from a clean form', async () => {
    const { sent } = showForm(saved);
    await pressSave();
    expect(sent).toEqual([]);
  });

  it('sends nothing with errors, and shows them', async () => {
    const { sent } = showForm(saved);
    type('Code', '');
    await pressSave();
    expect(sent).toEqual([]);
    expect(screen.getByText('Required value')).toBeTruthy();
    expect(stateOfSave()).toBe('error');
  });

  it('goes on from the revision that the last save made', async () => {
    const { sent } = showForm(saved);
    for (const name of ['Second', 'Third']) {
      type('Name', name);
      await pressSave();
    }
    expect(sent.map(({ revision }) => revision)).toEqual([1, 2]);
  });

  it('keeps what is typed while a save is on its way', async () => {
    let answer: (outcome: SaveOutcome) => void = () => {};
    const { sent } = showForm(() => new Promise<SaveOutcome>((resolve) => (answer = resolve)));
    type('Name', 'Second');
    await pressSave();
    expect(stateOfSave()).toBe('busy');
    type('Name', 'Second and more');
    fireEvent.blur(screen.getByLabelText('Name'));
    await act(async () => answer({ kind: 'saved', values: { ...sent[0]?.values }, revision: 2 }));
    expect(textOf('Name')).toBe('Second and more');
    expect(stateOfSave()).toBe('dirty');
  });

  it('says why it failed, keeps everything, and sends the same save again', async () => {
    const outcomes: SaveOutcome[] = [{ kind: 'failed', message: 'The database is away.' }];
    const { sent } = showForm((request) => outcomes.shift() ?? saved(request));
    type('Name', 'Second');
    await pressSave();
    expect(stateOfSave()).toBe('error');
    expect(screen.getByRole('alert').textContent).toBe('The database is away.');
    expect(textOf('Name')).toBe('Second');
    await pressSave();
    expect(stateOfSave()).toBe('saved');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.saveId).toBe(sent[0]?.saveId);
  });

  it('says that an unexpected error has occurred where the server never answered', async () => {
    showForm(() => ({ kind: 'failed', message: '' }));
    type('Name', 'Second');
    await pressSave();
    expect(screen.getByRole('alert').textContent).toBe('An unexpected error has occurred');
  });

  it("shows the server's word on a field until that field is edited", async () => {
    showForm(() => ({ kind: 'invalid', fields: [{ path: 'code', message: 'This code is already used.' }] }));
    type('Code', 'USED');
    await pressSave();
    expect(screen.getByText('This code is already used.')).toBeTruthy();
    type('Name', 'Second');
    fireEvent.blur(screen.getByLabelText('Name'));
    expect(screen.getByText('This code is already used.')).toBeTruthy();
    type('Code', 'FREE');
    fireEvent.blur(screen.getByLabelText('Code'));
    expect(screen.queryByText('This code is already used.')).toBeNull();
  });

  it('forgets the tick once the form is changed again', async () => {
    showForm(saved);
    type('Name', 'Second');
    await pressSave();
    expect(screen.getByTestId('saved-icon')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Active'));
    expect(screen.queryByTestId('saved-icon')).toBeNull();
  });
});

describe('help', () => {
  it('opens on F1', () => {
    const { helped } = showForm(saved);
    fireEvent.keyDown(window, { key: 'F1' });
    expect(helped).toHaveBeenCalledTimes(1);
  });
});

describe('a save that names somebody who was merged into another one', () => {
  it('is told who that is now, and goes on with one click and all that was typed', async () => {
    const merged = { from: 'one', id: 'two', name: 'Wiebe Farms' };
    const refused: SaveOutcome = {
      kind: 'invalid',
      fields: [{ path: 'owner', message: 'This was merged into Wiebe Farms.', merged }],
    };
    const sent: SaveRequest[] = [];
    renderInShell(
      <FormPage
        address="/thing/1"
        title="Thing"
        tabs={[{ path: 'details', label: 'Details', fields: [...fields, { name: 'owner', label: 'Owner' }] }]}
        initialValues={{ code: 'SL', name: 'First', isActive: true, owner: { id: 'one', name: 'P. Wiebe' } }}
        initialRevision={1}
        validate={needsCode}
        onSave={async (request) => {
          sent.push(request);
          return sent.length === 1 ? refused : saved(request);
        }}
        onHelp={() => {}}
      >
        <TextField name="name" label="Name" />
      </FormPage>,
      { path: '/thing/:id/*', address: '/thing/1/details' },
    );
    type('Name', 'Second');
    await pressSave();
    const goOn = await screen.findByRole('button', { name: 'Choose Wiebe Farms and save' });
    expect(screen.getByRole('alert').textContent).toContain('merged into Wiebe Farms');
    await act(async () => {
      fireEvent.click(goOn);
    });
    expect(sent.map(({ values }) => values)).toMatchObject([
      { name: 'Second', owner: { id: 'one' } },
      { name: 'Second', owner: { id: 'two', name: 'Wiebe Farms' } },
    ]);
    expect(screen.queryByRole('button', { name: 'Choose Wiebe Farms and save' })).toBeNull();
    expect(textOf('Name')).toBe('Second');
  });
});

describe('a save that is not answered', () => {
  it('is said to be late after ten seconds, until the answer comes', async () => {
    const late = 'The server has not answered yet. Your changes are kept on this page.';
    let answer: ((outcome: SaveOutcome) => void) | undefined;
    showForm(() => new Promise((resolve) => (answer = resolve)));
    type('Name', 'Second');
    await pressSave();
    act(() => vi.advanceTimersByTime(9_000));
    expect(screen.queryByText(late)).toBeNull();
    act(() => vi.advanceTimersByTime(1_500));
    expect(screen.getByText(late)).toBeTruthy();
    await act(async () => answer?.({ kind: 'failed', message: 'Not reached.' }));
    expect(screen.queryByText(late)).toBeNull();
    expect(screen.getByText('Not reached.', { selector: 'p[role=alert]' })).toBeTruthy();
    expect(textOf('Name')).toBe('Second');
  });
});

describe('a tab whose code cannot be fetched', () => {
  it('says so in its place, keeps what was typed, and is there at the next try', async () => {
    let isAway = true;
    const Tab = lazyScreen(async () => {
      if (isAway) throw new LoadError('Loading chunk 1 failed.');
      return () => <p>The map</p>;
    });
    const page = (isMap: boolean) => (
      <FormPage
        address="/thing/1"
        title="Thing"
        tabs={[{ path: 'details', label: 'Details', fields }]}
        initialValues={{ code: 'SL', name: 'First', isActive: true }}
        initialRevision={1}
        validate={needsCode}
        onSave={async (request) => saved(request)}
        onHelp={() => {}}
      >
        <TextField name="name" label="Name" />
        {isMap && <Tab />}
      </FormPage>
    );
    vi.spyOn(console, 'error').mockImplementation(() => {});
    function Thing() {
      const [isMap, setMap] = useState(false);
      return (
        <Suspense>
          <button type="button" onClick={() => setMap(true)}>
            Map
          </button>
          {page(isMap)}
        </Suspense>
      );
    }
    renderInShell(<Thing />, { path: '/thing/:id/*', address: '/thing/1/details' });
    type('Name', 'Second');
    act(() => vi.advanceTimersByTime(600));
    await act(async () => fireEvent.click(screen.getByText('Map')));
    expect(await screen.findByText(/This could not be fetched/)).toBeTruthy();
    expect(stateOfSave()).toBe('dirty');
    isAway = false;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
    expect(await screen.findByText('The map')).toBeTruthy();
    expect(textOf('Name')).toBe('Second');
  });
});
