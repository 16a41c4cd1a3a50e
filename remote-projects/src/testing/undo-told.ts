import { act, waitFor } from '@testing-library/react';
import { takeToasts } from 'shared-ui/testing';

/** Takes back what the next message reports, as soon as it is there. */
export async function undoTold(): Promise<void> {
  const told = await waitFor(() => {
    const toast = takeToasts().at(-1);
    if (!toast) throw new Error('There is no message yet.');
    return toast;
  });
  await act(async () => told.undo?.());
}
