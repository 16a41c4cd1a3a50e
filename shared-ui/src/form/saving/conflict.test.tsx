import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  field,
  fillIn,
  openTab,
  pressSave,
  saveButton,
  saved,
  showForm,
  textOf,
} from '../../testing/show-form.tsx';
import type { SaveOutcome, SaveRequest } from '../index.ts';

const stored = { code: 'SL', notes: 'First', owner: { name: 'Ann' } };

/** The answer to a stale save: the record as Brooke saved it. */
const staleBy = (change: object, revision = 7, isOwn = false): SaveOutcome => ({
  kind: 'conflict',
  conflicts: [
    {
      path: '',
      revision,
      changedAt: '2026-11-20T14:05:00Z',
      changedBy: 'Brooke Hanson',
      isOwn,
      record: { ...stored, ...change },
    },
  ],
});

/** A form whose saves are answered these, then as saved. */
function showAnswered(...outcomes: SaveOutcome[]) {
  return showForm({ answer: (request: SaveRequest) => outcomes.shift() ?? saved(request) });
}

const dialog = () => screen.queryByRole('dialog');
const notice = () => screen.queryByText(/in the meantime; the change is included\./)?.textContent;

describe('a save on a record that somebody else changed', () => {
  it('goes through by itself where nobody changed the same field, and says what came in', async () => {
    const { sent } = showAnswered(staleBy({ notes: 'Theirs' }));
    fillIn('Code', 'MINE');
    await pressSave();
    expect(dialog()).toBeNull();
    expect(sent.map(({ revision }) => revision)).toEqual([1, 7]);
    expect(sent[1]?.values).toEqual({ ...stored, code: 'MINE', notes: 'Theirs' });
    expect(notice()).toBe('Brooke Hanson changed Notes text in the meantime; the change is included.');
    expect(saveButton().getAttribute('data-state')).toBe('saved');
    await openTab('Notes');
    expect(textOf('Notes text')).toBe('Theirs');
  });

  it('says it in Spanish too', async () => {
    showForm({ answer: answering(staleBy({ notes: 'Theirs' })), language: 'es' });
    fillIn('Code', 'MINE');
    await pressSave();
    expect(screen.getByText('Brooke Hanson cambió entretanto Notes text; se ha incorporado.')).toBeTruthy();
  });

  it('never sends the other one’s field back as it was before', async () => {
    // A description typed by one was stored empty by the other's save of a name.
    const { sent } = showAnswered(staleBy({ owner: { name: 'Theirs' } }));
    fillIn('Code', 'MINE');
    await pressSave();
    expect(sent.at(-1)?.values['owner']).toEqual({ name: 'Theirs' });
  });

  it('is merged again where somebody is faster once more, and gives up in the end', async () => {
    const { sent } = showAnswered(...[1, 2, 3, 4, 5].map((n) => staleBy({ notes: `Theirs ${n}` }, 10 + n)));
    fillIn('Code', 'MINE');
    await pressSave();
    expect(sent.map(({ revision }) => revision)).toEqual([1, 11, 12, 13]);
    expect(screen.getByRole('alert').textContent).toContain('Others keep saving this record.');
    expect(textOf('Code')).toBe('MINE');
    expect(saveButton().getAttribute('data-state')).toBe('error');
  });

  it('asks nothing where the other typed the same', async () => {
    showAnswered(staleBy({ code: 'SAME' }));
    fillIn('Code', 'SAME');
    await pressSave();
    expect(dialog()).toBeNull();
    expect(notice()).toBeUndefined();
    expect(saveButton().getAttribute('data-state')).toBe('saved');
  });
});

const answering =
  (...outcomes: SaveOutcome[]) =>
  (request: SaveRequest) =>
    outcomes.shift() ?? saved(request);

describe('a save after one of the same person in another tab', () => {
  it('says so of what came in', async () => {
    showAnswered(staleBy({ notes: 'There' }, 7, true));
    fillIn('Code', 'HERE');
    await pressSave();
    expect(notice()).toBe(
      'You changed Notes text in another tab or window in the meantime; the change is included.',
    );
  });

  it('says so where both tabs changed a field', async () => {
    showAnswered(staleBy({ code: 'THERE' }, 7, true));
    fillIn('Code', 'HERE');
    await pressSave();
    const asked = await screen.findByRole('dialog', { name: 'You saved in another tab first' });
    expect(asked.textContent).not.toMatch(/Brooke|Somebody else/);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Field',
      'In this tab',
      'Saved in the other tab',
    ]);
  });
});

describe('fields that both changed', () => {
  async function ask() {
    const form = showAnswered(staleBy({ code: 'THEIRS', notes: 'Their notes' }));
    fillIn('Code', 'MINE');
    await pressSave();
    await screen.findByRole('dialog');
    return form;
  }
  const confirm = () => screen.getByRole('button', { name: 'Save these values' });

  it('are asked with nothing chosen; the other fields are no rows', async () => {
    await ask();
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      false,
      false,
    ]);
    expect(screen.getByRole('rowheader').textContent).toBe('Code');
    // Author, time, and both values.
    expect(dialog()?.textContent).toMatch(/Brooke Hanson saved this record on \D*20\D*2026\D*\d+:05/);
    for (const value of ['MINE', 'THEIRS']) expect(dialog()?.textContent).toContain(value);
  });

  it('say why they cannot be confirmed until all are chosen', async () => {
    const { sent } = await ask();
    expect(confirm().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Choose a value for one more field.')).toBeTruthy();
    fireEvent.click(confirm());
    expect(sent).toHaveLength(1);
  });

  it('start the keyboard at the question, not at the way out', async () => {
    await ask();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Somebody else saved first'));
  });

  it.each([
    ['MINE', { code: 'MINE', notes: 'Their notes' }],
    ['THEIRS', { code: 'THEIRS', notes: 'Their notes' }],
  ])('are saved with %s once it is chosen', async (choice, values) => {
    const { sent } = await ask();
    fireEvent.click(screen.getByLabelText(choice));
    await act(async () => fireEvent.click(confirm()));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(textOf('Code')).toBe(values.code);
    expect(notice()).toContain('Notes text');
    expect(saveButton().getAttribute('data-state')).toBe('saved');
    expect(sent[1]).toMatchObject({ revision: 7, values: { ...stored, ...values } });
  });

  it('stay as they are for who gives up the question', async () => {
    const { sent } = await ask();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(textOf('Code')).toBe('MINE');
    expect(sent).toHaveLength(1);
    expect(field('Code')).toBeTruthy();
  });
});
