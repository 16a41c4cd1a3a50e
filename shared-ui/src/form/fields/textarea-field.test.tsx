import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn, openTab, showForm } from '../../testing/show-form.tsx';

describe('text of several lines', () => {
  it('says how much room is left, once that gets little', async () => {
    showForm();
    await openTab('Notes');
    fillIn('Notes text', 'x'.repeat(18));
    expect(screen.queryByText(/characters left/)).toBeNull();
    fillIn('Notes text', 'x'.repeat(19));
    expect(screen.getByText('1 characters left')).toBeTruthy();
    fillIn('Notes text', 'x'.repeat(25));
    expect(screen.getByText('0 characters left')).toBeTruthy();
  });
});
