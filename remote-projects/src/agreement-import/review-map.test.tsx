import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ProjectMapProps } from 'shared-contracts/map';
import { type AreaPartProps, AreaPartProvider } from 'shared-ui';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProgress, aRecord, fiveRecords, importId, sheets } from '../testing/made-up-imports.ts';
import { projectId } from '../testing/made-up-projects.ts';
import { answer, atReview, beforeImport, press, showImport } from '../testing/show-import.tsx';

beforeEach(beforeImport);

/** A stand-in for the map area's component: it shows its props, with a button to select each feature. */
function StandInMap({ name, props }: AreaPartProps) {
  const { projectId: of, given, shown, selected, onSelect } = props as ProjectMapProps;
  return (
    <section aria-label={`${name} of ${of}`}>
      <h5>{given?.name}</h5>
      {given?.features.map(({ id, label, status, land }) => (
        <button
          key={`${id} ${land}`}
          type="button"
          aria-pressed={selected?.has(id) ?? false}
          hidden={shown !== undefined && !shown.has(id)}
          onClick={() => onSelect?.(new Set([id]))}
        >
          {`${label}: ${status}, ${land}`}
        </button>
      ))}
    </section>
  );
}

const WithMap = ({ children }: { readonly children: ReactNode }) => (
  <AreaPartProvider part={StandInMap}>{children}</AreaPartProvider>
);

const near = 'NW-36-042-03-W5M';
const parcels = {
  ...{ name: 'Parcels', kind: 'parcels' as const, rows: 2, offered: {} },
  columns: ['key', 'legalDescription'].map((column, place) => ({
    ...{ place, header: column, column, by: 'Name' as const },
  })),
};
const land = { sheet: 'Parcels', entityType: 'Parcel' as const };
const records = [
  ...fiveRecords,
  aRecord({ ...land, key: 'A1', cells: ['A1', near], land: near }),
  aRecord({ ...land, rowNumber: 1, key: 'A2', cells: ['A2', near], land: near }),
];

async function onMap(
  ways: Pick<Parameters<typeof showImport>[0] & object, 'around' | 'records'> = { around: WithMap },
) {
  const shown = showImport({
    start: atReview,
    records,
    answers: { [importId]: () => answer(aProgress({ sheets: [...sheets, parcels] })) },
    ...ways,
  });
  await screen.findByText('Final Review');
  await act(async () => screen.getByRole('radio', { name: 'Map' }).click());
  return shown;
}

const map = async () => within(await screen.findByRole('region', { name: `ProjectMap of ${projectId}` }));
const places = async () => (await map()).getAllByRole('button').map(({ textContent }) => textContent);

describe('the review on the map', () => {
  it('shows the rows of its sheet by their verdicts, and counts those without land', async () => {
    await onMap();
    expect((await map()).getByRole('heading', { name: 'Agreements' })).toBeTruthy();
    expect(await places()).toEqual([`2 · A1: Valid, ${near}`, `3 · A2: Errors, ${near}`]);
    expect(screen.getByText(/^1 row has no land/)).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
    await act(async () => screen.getByRole('radio', { name: 'Parcels (2)' }).click());
    expect(await places()).toEqual([`2 · A1: Valid, ${near}`, `3 · A2: Valid, ${near}`]);
    expect(screen.queryByText(/has no land/)).toBeNull();
  });

  it('has one filter with the grid', async () => {
    await onMap();
    await act(async () => screen.getByRole('radio', { name: /^Errors/ }).click());
    expect(await places()).toEqual([`3 · A2: Errors, ${near}`]);
    await act(async () => screen.getByRole('radio', { name: /^All/ }).click());
    fireEvent.change(screen.getByLabelText('Filter'), { target: { value: 'Beg' } });
    await screen.findByRole('button', { name: /^2 · A1/ });
    await waitFor(async () => expect(await places()).toEqual([`2 · A1: Valid, ${near}`]));
  });

  it('opens the row that is chosen, where mending it gives it another colour', async () => {
    await onMap();
    await act(async () => (await map()).getByRole('button', { name: /^3 · A2: Errors/ }).click());
    const row = within(await screen.findByRole('region', { name: /^Row 3/ }));
    const field = row.getByLabelText('Purpose');
    fireEvent.change(field, { target: { value: 'Access' } });
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
    const mended = await screen.findByRole('button', { name: /^3 · A2: Valid/ });
    expect(mended.getAttribute('aria-pressed')).toBe('true');
  });

  it('leaves out what is chosen there, and keeps it chosen in the grid', async () => {
    const { callsTo } = await onMap();
    await act(async () => (await map()).getByRole('button', { name: /^2 · A1/ }).click());
    await press('Leave out');
    expect(await screen.findByRole('button', { name: /^2 · A1: Left out/ })).toBeTruthy();
    expect(callsTo('validate-import-file').at(-1)?.body).toMatchObject({
      leaveOut: [{ sheet: 'Agreements', rowNumber: 0 }],
    });
    await act(async () => screen.getByRole('radio', { name: 'Grid' }).click());
    expect(screen.getByRole('grid').querySelectorAll('[aria-selected=true]')).toHaveLength(1);
  });

  it('leads from fault to fault, over the sheets, whether or not their land is told', async () => {
    await onMap();
    await press('Next fault (F8)');
    await screen.findByRole('region', { name: /^Row 3/ });
    const chosen = await screen.findByRole('button', { name: /^3 · A2: Errors/ });
    expect(chosen.getAttribute('aria-pressed')).toBe('true');
    await act(async () => void fireEvent.keyDown(window, { key: 'F8' }));
    expect((await map()).getByRole('heading', { name: 'People' })).toBeTruthy();
    const row = within(await screen.findByRole('region', { name: /^Row 3/ }));
    expect(row.getByText('Ann Beg is there already.')).toBeTruthy();
    await act(async () => row.getByRole('button', { name: 'Next fault (F8)' }).click());
    const first = within(await screen.findByRole('region', { name: /^Row 3/ }));
    expect(first.getByText(/Did you mean Access/)).toBeTruthy();
    // The map of the other sheet begins with the row that was navigated to.
    expect(await screen.findByRole('button', { name: /^3 · A2: Errors/, pressed: true })).toBeTruthy();
  });

  it('leads to what is to be mended, then to what is undecided, and past rows of which nothing is asked', async () => {
    const warning = { column: 'grossArea', message: 'That is much.' };
    const wrong = { column: 'legalDescription', message: 'Not a legal description.' };
    const [first, bad, third, ann, begg] = fiveRecords;
    if (!first || !bad || !third || !ann || !begg) throw new Error('There are five records.');
    const { callsTo } = await onMap({
      around: WithMap,
      records: [
        ...[first, bad, { ...third, warnings: [warning] }, ann, begg],
        aRecord({ ...land, key: 'A1', cells: ['A1', near], land: near }),
        aRecord({ ...land, rowNumber: 1, key: 'A2', cells: ['A2', '?'], errors: [wrong], action: 'None' }),
      ],
    });
    const at = async (sentence: string) => {
      const row = within(await screen.findByRole('region', { name: /^Row 3/ }));
      expect(row.getByText(sentence)).toBeTruthy();
      return row;
    };
    const f8 = (shiftKey = false) => act(async () => void fireEvent.keyDown(window, { key: 'F8', shiftKey }));
    const [mend, doubt] = [bad.errors[0]?.message ?? '', begg.warnings[0]?.message ?? ''];
    const order = [mend, wrong.message, doubt];
    for (const sentence of [...order, mend]) {
      await f8();
      await at(sentence);
    }
    await f8(true);
    const row = await at(doubt);
    // The new one is preselected as likely; keeping that is a decision as well.
    await act(async () => row.getByRole('radio', { name: 'Add as new', checked: true }).click());
    await waitFor(() =>
      expect(callsTo('validate-import-file').at(-1)?.body['decisions']).toMatchObject([{ choice: 'New' }]),
    );
    // Continues from the decided row, and wraps around.
    for (const sentence of [wrong.message, mend, wrong.message]) {
      await f8();
      await at(sentence);
    }
    for (const gone of ['Parcels', 'Agreements']) {
      const open = await screen.findByRole('region', { name: /^Row 3/ });
      expect((await map()).getByRole('heading', { name: gone })).toBeTruthy();
      await act(async () => within(open).getByRole('button', { name: 'Leave out' }).click());
      if (gone === 'Parcels') await f8();
    }
    const next = screen.getAllByRole('button', { name: /^Next fault/ });
    expect(next.map(({ title }) => title)).toEqual(
      next.map(() => 'No row that is shown needs a correction or a decision.'),
    );
    expect(next.every((button) => button.hasAttribute('disabled'))).toBe(true);
  });

  it('leaves out by Delete the row that is open, and none that nobody sees', async () => {
    const { callsTo } = await onMap();
    const callsBefore = callsTo('validate-import-file').length;
    await act(async () => void fireEvent.keyDown(window, { key: 'Delete' }));
    expect(callsTo('validate-import-file')).toHaveLength(callsBefore);
    await press('Next fault (F8)');
    await act(async () => void fireEvent.keyDown(window, { key: 'Delete' }));
    expect(await screen.findByRole('button', { name: /^3 · A2: Left out/ })).toBeTruthy();
    const row = within(screen.getByRole('region', { name: /^Row 3/ }));
    expect(row.queryByRole('button', { name: 'All columns' })).toBeNull();
  });

  it('says so where no map can be shown, and the grid stays one step away', async () => {
    await onMap({});
    expect(await screen.findByText('This part of Rightway is not available right now.')).toBeTruthy();
    await act(async () => screen.getByRole('radio', { name: 'Grid' }).click());
    expect(screen.getByRole('grid', { name: 'Agreements' })).toBeTruthy();
  });
});
