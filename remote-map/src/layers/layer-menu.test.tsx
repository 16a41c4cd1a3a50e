import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addTexts } from 'shared-ui';
import { renderInShell } from 'shared-ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { ProjectMap } from '../project-map.tsx';
import { en } from '../texts/en/area.ts';

const projectId = '0b6d6f0a-5b3c-4c00-9a00-000000000001';
const fileId = '0b6d6f0a-5b3c-4c00-9a00-000000000002';
const serviceId = '0b6d6f0a-5b3c-4c00-9a00-000000000004';

const service = {
  id: serviceId,
  name: 'Pipelines',
  type: 'Feature',
  url: 'https://maps.example/FeatureServer',
  layer: '0',
  token: null,
  useCors: true,
  properties: null,
};

const shape = (operator: string) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-118.5, 55.1] },
  properties: { operator, diameter: '10' },
});

let paths: string[] = [];

function show() {
  paths = [];
  const answers: Readonly<Record<string, unknown>> = {
    'map/settings': { esriApiKey: null },
    'map/user-properties': { isReadOnly: false },
    'map/gis-service-data': [service, { ...service, id: projectId, name: 'Unheard of', type: 'Hologram' }],
    'map/data-layers': [{ layer: 'Agreements', count: 2, bounds: null }],
    'map/data-layer-legends': [
      { type: 'Agreements', entries: [{ status: 'Signed', color: '#2e9e5b', count: 2 }] },
    ],
    'map/spatial-file-layers': [
      { spatialId: fileId, layerName: 'Lines.kml', layerType: 'kml', canEdit: false, properties: null },
    ],
    'map/spatial-file-data': {
      type: 'FeatureCollection',
      features: [shape('Northfork'), shape('Northfork'), shape('Prairie')],
    },
  };
  const byType = [{ type: 'Agreements', entries: [{ status: 'Easement', color: '#123456', count: 2 }] }];
  vi.stubGlobal('fetch', async (address: string) => {
    const path = String(address).replace(/^.*\/api\//, '');
    paths.push(path);
    const isByField = path.includes('by=Agreements%3AagreementType');
    return Response.json({ result: isByField ? byType : (answers[path.split('?')[0] ?? ''] ?? null) });
  });
  const view = renderInShell(<ProjectMap projectId={projectId} layers={['Agreements']} />);
  act(() => addTexts(view.i18n, 'map', 'en', en));
}

const layer = async (name: string) => {
  const box = within(await screen.findByRole('region', { name: 'Layers' }));
  const row = box.getByRole('checkbox', { name }).closest('li');
  if (!row) throw new Error(`There is no layer ${name}.`);
  return within(row);
};

describe('the menu of a layer', () => {
  it('colours records by a field, with the legend of it', async () => {
    show();
    fireEvent.change((await layer('Agreements')).getByLabelText('Colours by'), {
      target: { value: 'agreementType' },
    });
    await waitFor(async () => expect((await layer('Agreements')).getByText('Easement')).toBeTruthy());
    expect((await layer('Agreements')).queryByText('Signed')).toBeNull();
    fireEvent.change((await layer('Agreements')).getByLabelText('Colours by'), { target: { value: '' } });
    await waitFor(async () => expect((await layer('Agreements')).getByText('Signed')).toBeTruthy());
  });

  it('colours a file by what its shapes say, and counts each value', async () => {
    show();
    fireEvent.click((await layer('Lines.kml')).getByRole('checkbox', { name: 'Lines.kml' }));
    await waitFor(async () => expect((await layer('Lines.kml')).getByLabelText('Colours by')).toBeTruthy());
    const fields = within((await layer('Lines.kml')).getByLabelText('Colours by')).getAllByRole('option', {
      hidden: true,
    });
    expect(fields.map(({ textContent }) => textContent)).toEqual(['One colour', 'operator', 'diameter']);
    fireEvent.change((await layer('Lines.kml')).getByLabelText('Colours by'), {
      target: { value: 'operator' },
    });
    const legend = (await layer('Lines.kml')).getByRole('list', { name: /^Colours of Lines/ });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual([' Northfork2', ' Prairie1'].map((text) => text.trim()));
  });

  it('leaves only what contains a text, says so, and goes back to how it was at first', async () => {
    show();
    fireEvent.change((await layer('Agreements')).getByLabelText('Only what contains'), {
      target: { value: 'SL-1' },
    });
    expect((await layer('Agreements')).getByText('Only what contains “SL-1” is drawn.')).toBeTruthy();
    fireEvent.click((await layer('Agreements')).getByRole('button', { name: 'Reset layer', hidden: true }));
    expect((await layer('Agreements')).queryByText(/is drawn/)).toBeNull();
  });

  it('of a feature service is off at first and says from where on it is drawn; a kind nobody knows is no layer', async () => {
    show();
    const pipelines = await layer('Pipelines');
    const box = pipelines.getByRole<HTMLInputElement>('checkbox', { name: 'Pipelines' });
    expect(box.checked).toBe(false);
    fireEvent.click(box);
    expect((await layer('Pipelines')).getByText(/Drawn from zoom 15 on/)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Unheard of' })).toBeNull();
  });
});
