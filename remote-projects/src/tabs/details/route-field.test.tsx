import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
    fireEvent.click(route().getByRole('button', { name: 'Take the route out' }));
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
