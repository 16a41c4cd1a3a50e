import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ProjectMapProps } from 'shared-contracts/map';
import { type AreaPartProps, AreaPartProvider } from 'shared-ui';
import { beforeForm, saveButton, uploadAtOnce } from 'shared-ui/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aProject } from '../../testing/made-up-projects.ts';
import { details, showProject } from '../../testing/show-project.tsx';
import { lengthText, routeSize } from './route-size.ts';

beforeEach(beforeForm);

const line = {
  type: 'LineString' as const,
  coordinates: [
    [-120, 55],
    [-120, 55.1],
    [-120, 55.2],
  ],
};

/** Answers the upload of a file and the reading of its route. */
function readRoutes(answer: Response): void {
  vi.stubGlobal('fetch', async () => answer);
  uploadAtOnce();
}

const route = () => within(screen.getByRole('group', { name: 'Route' }));

describe('the route of a project', () => {
  it('is measured along its lines, in metres or kilometres', () => {
    const { points, metres } = routeSize(line);
    expect(points).toBe(3);
    expect(metres).toBeGreaterThan(22_200);
    expect(metres).toBeLessThan(22_280);
    expect([lengthText(412.4), lengthText(metres)]).toEqual(['412 m', '22.3 km']);
    expect(routeSize({ type: 'Point', coordinates: [-120, 55] })).toEqual({ points: 1, metres: 0 });
  });

  it('is drawn with its length, and can be taken out', async () => {
    const { sent } = showProject({ project: aProject({ geometry: line }) });
    await details();
    expect(route().getByText('Line · 3 points · 22.3 km long')).toBeTruthy();
    expect(route().getByRole('img', { name: 'The route, north up' })).toBeTruthy();
    fireEvent.click(route().getByRole('button', { name: 'Remove the route' }));
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.['geometry']).toBeNull();
  });

  it('comes from a file, and is saved with the project', async () => {
    const { sent } = showProject();
    readRoutes(Response.json({ result: { geometry: line } }));
    await details();
    const file = new File(['{}'], 'route.geojson', { type: 'application/geo+json' });
    fireEvent.change(route().getByLabelText('File with the route'), { target: { files: [file] } });
    expect(await route().findByText('Line · 3 points · 22.3 km long')).toBeTruthy();
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.['geometry']).toEqual(line);
  });

  it('is drawn on the map of its own form, of a new project too', async () => {
    const map = ({ props }: AreaPartProps) => {
      const { onRoute, layers } = props as ProjectMapProps;
      return (
        <button type="button" onClick={() => onRoute?.(line)}>
          Draw over {layers.length} layers
        </button>
      );
    };
    const around = ({ children }: { readonly children: ReactNode }) => (
      <AreaPartProvider part={map}>{children}</AreaPartProvider>
    );
    showProject({ address: 'new/details', around });
    await details();
    fireEvent.click(route().getByRole('button', { name: 'Draw on the map …' }));
    fireEvent.click(await route().findByRole('button', { name: 'Draw over 0 layers' }));
    expect(await route().findByText('Line · 3 points · 22.3 km long')).toBeTruthy();
    fireEvent.click(route().getByRole('button', { name: 'Close the map' }));
    expect(route().queryByRole('button', { name: 'Draw over 0 layers' })).toBeNull();
  });

  it('of a file that does not say where it lies is asked for, and shown on the map at once', async () => {
    showProject();
    const requests: unknown[] = [];
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (!String(address).includes('spatial-file/route')) return Response.json({ result: { guid: 'f' } });
      const body: unknown = JSON.parse(String(init?.body));
      requests.push(body);
      const message = 'line.shp comes without its .prj. Choose its coordinate system.';
      return requests.length === 1
        ? Response.json({ message, fields: [{ path: 'coordinateSystem', message }] }, { status: 400 })
        : Response.json({ result: { geometry: line } });
    });
    uploadAtOnce();
    await details();
    const file = new File(['x'], 'line.zip', { type: 'application/zip' });
    fireEvent.change(route().getByLabelText('File with the route'), { target: { files: [file] } });
    expect(await route().findByText(/line.shp comes without its .prj/)).toBeTruthy();
    const systems = route().getByLabelText('Coordinate system of the file');
    fireEvent.change(systems, { target: { value: 'EPSG:26911' } });
    expect(await route().findByText('Line · 3 points · 22.3 km long')).toBeTruthy();
    expect(requests[1]).toMatchObject({ coordinateSystem: 'EPSG:26911' });
    expect(route().getByRole('button', { name: 'Close the map' })).toBeTruthy();
  });

  it('stays as it is where a file holds none, with the reason', async () => {
    showProject();
    readRoutes(Response.json({ message: 'There are no shapes in this file.' }, { status: 400 }));
    await details();
    const file = new File(['{}'], 'empty.geojson');
    fireEvent.change(route().getByLabelText('File with the route'), { target: { files: [file] } });
    expect(await route().findByText('There are no shapes in this file.')).toBeTruthy();
    expect(route().getByText(/No route yet/)).toBeTruthy();
  });
});
