import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noDeclaration } from 'shared-contracts';
import { gridDefinition, gridSource } from 'shared-contracts/grids';
import type { RecordFacts } from 'shared-contracts/search';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlacesProvider, placesOf } from '../layout/places.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { plannedRoutes } from './planned-routes.tsx';

const id = '0b6d6f0a-5b3e-4c00-9a00-000000000189';

const columnsOf = (source: string) => {
  const found = gridSource(source);
  return found ? gridDefinition(found).columns : [];
};

const project: RecordFacts = {
  source: 'projects',
  id,
  title: 'Beg – Jedney',
  subtitle: 'NFE-24-0042 · Northfork Energy',
  opens: `surface-project/${id}/details`,
  columns: [...columnsOf('projects')],
  cells: { description: 'Beg – Jedney', afeNumber: 'AFE 24-118', priority: null, isArchived: false },
  colors: {},
  file: null,
  owners: [],
  related: [
    { source: 'agreements', parameter: 'surfaceProjectId', count: 52 },
    { source: 'requests', parameter: 'surfaceProjectId', count: 1000 },
    { source: 'unheard-of', parameter: 'surfaceProjectId', count: 3 },
  ],
};

const both = (text: string) => ({ en: text, es: text });
const list = (name: string) => ({
  name,
  group: 'work',
  order: 1,
  title: both(name),
  entity: both(name),
  isForOpeners: false,
});

const start = {
  ...noDeclaration,
  lists: ['projects', 'agreements', 'requests', 'assigned-tasks'].map(list),
  routes: [
    {
      name: 'surface-project',
      path: 'surface-project/:id',
      gate: 'signedIn' as const,
      flags: [],
      whenFlagOff: 'startScreen' as const,
      list: 'projects',
      makes: false,
    },
  ],
};

const respond = vi.fn<(address: string) => Response>();

const answer = (facts: RecordFacts) => Response.json({ result: facts });
const refusal = (status: number) => Response.json({ message: 'There is no such record.' }, { status });

// Its code is fetched when it is shown; the first test does not wait for that.
beforeAll(() => import('./index.ts'));

beforeEach(() => {
  respond.mockReset();
  vi.stubGlobal('fetch', async (address: string) => respond(address));
});

const open = (path: string) =>
  renderInShell(
    <PlacesProvider places={placesOf(start)}>
      {plannedRoutes(start)['surface-project']?.[0]?.element}
    </PlacesProvider>,
    { path: '/surface-project/:id/*', address: `/surface-project/${path}` },
  );

describe('a form that is not built', () => {
  it('shows what is known of its record: what is filled in, in words, and what hangs on it', async () => {
    respond.mockReturnValue(answer(project));
    open(`${id}/details`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Beg – Jedney' })).toBeTruthy();
    expect(respond).toHaveBeenCalledWith(`/api/records/projects/${id}`);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Beg – Jedney',
      'AFE 24-118',
    ]);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['agreements52', `/home?source=agreements&surfaceProjectId=${id}`],
      ['requests1000+', `/home?source=requests&surfaceProjectId=${id}`],
    ]);
  });

  it('says what its record is called in other systems', async () => {
    respond.mockReturnValue(
      answer({ ...project, externalIds: [{ system: 'OldLand', externalId: 'LB-1044' }] }),
    );
    open(`${id}/details`);
    const ids = await screen.findByRole('region', { name: 'In other systems' });
    expect(ids.querySelector('li')?.textContent).toBe('OldLand: LB-1044');
  });

  it('shows the innermost record of the address', async () => {
    respond.mockReturnValue(answer({ ...project, title: 'Send payment' }));
    open(`${id}/tasks/0b6d6f0a-5b3e-4c00-9a00-000000000190`);
    await screen.findByRole('heading', { name: 'Send payment' });
    expect(respond).toHaveBeenCalledWith('/api/records/assigned-tasks/0b6d6f0a-5b3e-4c00-9a00-000000000190');
  });

  it('says so where there is no such record to be seen, and leads on', async () => {
    respond.mockReturnValue(refusal(404));
    open(`${id}/details`);
    expect(await screen.findByText(/There is no such record here/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/home?source=projects', '/home']);
  });

  it('shows a status in its colour and a day that is due in words, as the grid does', async () => {
    const agreement: RecordFacts = {
      ...project,
      columns: [
        ...columnsOf('agreements').filter(({ formatter }) => formatter === 'status'),
        ...columnsOf('assigned-tasks').filter(({ formatter }) => formatter === 'due'),
        ...columnsOf('contacts').filter(({ formatter }) => formatter === 'phone'),
      ],
      cells: { surfaceStatusStatus: 'Signed', dueDate: '2020-01-01', phoneNumbersNumber: ['7805550110'] },
      colors: { surfaceStatusStatus: '#00aa00' },
      related: [],
    };
    respond.mockReturnValue(answer(agreement));
    open(`${id}/details`);
    expect((await screen.findByText('Signed')).getAttribute('data-colored')).toBe('');
    expect(screen.getByText(/days late/)).toBeTruthy();
  });

  it('tries again where the facts could not be read', async () => {
    respond.mockReturnValueOnce(refusal(500)).mockReturnValue(answer(project));
    open(`${id}/details`);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Beg – Jedney' })).toBeTruthy();
  });

  it('asks for nothing where a new record would be made', () => {
    open('new');
    expect(respond).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: /will be here/ })).toBeTruthy();
  });
});
