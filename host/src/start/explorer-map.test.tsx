import { act, fireEvent, screen } from '@testing-library/react';
import type { GridView } from 'shared-contracts/grids';
import { projectMapPropsSchema } from 'shared-contracts/map';
import { AreaPartProvider } from 'shared-ui';
import { renderInShell } from 'shared-ui/testing';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ExplorerMap } from './explorer-map.tsx';
import { useShape } from './use-shape.ts';

const parameters: GridView['parameters'] = [
  { id: 'surfaceProjectId', value: '0b6d6f0a-5b3c-4c00-9a00-000000000001' },
];

const view: GridView = {
  page: 1,
  pageLimit: 100,
  searchCriteria: { text: 'SL-1', filters: [{ column: 'surfaceStatus.status', values: ['Signed'] }] },
  columns: [{ id: 'agreementNumber', direction: 'asc', sortOrder: 1 }],
  parameters,
};

let given: unknown;

function Part({ area, name, props }: { area: string; name: string; props: object }) {
  given = props;
  return (
    <p>
      {name} of {area}
    </p>
  );
}

function List({ name }: { readonly name: string }) {
  const shaped = useShape(name);
  return (
    <>
      <button type="button" onClick={() => shaped?.show(shaped.shape === 'map' ? 'grid' : 'map')}>
        {shaped?.shape ?? 'none'}
      </button>
      {shaped?.shape === 'map' && (
        <AreaPartProvider part={Part}>
          <ExplorerMap
            list={shaped.list}
            view={view}
            selection={new Set(['one'])}
            onSelectionChange={() => {}}
            version={0}
            onGrid={() => shaped.show('grid')}
          />
        </AreaPartProvider>
      )}
    </>
  );
}

describe('an explorer as a map', () => {
  it('stands in the address, with what the map looked at until the grid is shown again', async () => {
    const { router } = renderInShell(<List name="agreements" />, {
      address: '/home?source=agreements&view=xyz',
    });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'grid' })));
    expect(router.state.location.search).toBe('?source=agreements&view=xyz&show=map');
    await act(
      async () => void router.navigate('/home?source=agreements&view=xyz&show=map&at=56,-118,9&base=street'),
    );
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'map' })));
    expect(router.state.location.search).toBe('?source=agreements&view=xyz');
  });

  it('asks the map for what the grid finds, in words that the map reads', () => {
    renderInShell(<List name="agreements" />, { address: '/home?source=agreements&show=map' });
    expect(screen.getByText('ProjectMap of map')).toBeTruthy();
    const read = v.parse(projectMapPropsSchema, given);
    expect(read.view).toMatchObject({
      source: 'agreements',
      searchCriteria: view.searchCriteria,
      parameters,
    });
    expect(read.main).toBe('Agreements');
    expect(read.selected).toEqual(new Set(['one']));
  });

  it('is not there for a list that lies nowhere', () => {
    renderInShell(<List name="timesheets" />, { address: '/home?source=timesheets&show=map' });
    expect(screen.getByRole('button', { name: 'none' })).toBeTruthy();
    expect(screen.queryByText('ProjectMap of map')).toBeNull();
  });
});
