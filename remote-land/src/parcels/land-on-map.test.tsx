import { fireEvent, screen } from '@testing-library/react';
import { beforeForm } from 'shared-ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { parcelId } from '../testing/made-up-land.ts';
import { showLand } from '../testing/show-land.tsx';

beforeEach(beforeForm);

describe('the land of a parcel on a map', () => {
  it('is asked for with a button, and says where there is no map', async () => {
    showLand({ address: `parcel/${parcelId}/details` });
    fireEvent.click(await screen.findByRole('button', { name: 'Show on the map' }));
    // This page runs without a shell that could load the map.
    expect(screen.getByText('This part of Rightway is not available right now.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Hide the map' }));
    expect(screen.queryByText('This part of Rightway is not available right now.')).toBeNull();
  });

  it('is not offered before there is land', async () => {
    showLand({ address: 'parcel/new/details' });
    await screen.findByLabelText('Unique number');
    expect(screen.queryByRole('button', { name: 'Show on the map' })).toBeNull();
  });
});
