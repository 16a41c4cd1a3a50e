import { act, waitFor } from '@testing-library/react';
import { takeToasts } from 'shared-ui/testing';

/** Uses the undo of the next message as soon as it appears. */
export async function undoLatest(): Promise<void> {
  const toast = await waitFor(() => {
    const toast = takeToasts().at(-1);
    if (!toast) throw new Error('There is no message yet.');
    return toast;
  });
  await act(async () => toast.undo?.());
}
