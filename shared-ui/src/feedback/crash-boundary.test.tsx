import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { CrashBoundary } from './crash-boundary.tsx';

function Crashing(): never {
  throw new Error('the wheel came off');
}

beforeEach(() => {
  // React reports every caught crash itself.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a crash', () => {
  it('is told in production with the way back', () => {
    renderInShell(
      <CrashBoundary isDevelopment={false}>
        <Crashing />
      </CrashBoundary>,
    );
    const shown = screen.getByRole('alert').textContent;
    expect(shown).toContain('Error');
    expect(shown).toContain('Something went wrong');
    expect(shown).toContain('Close any open dialogs and refresh the page.');
    expect(shown).toContain('restart in a new browser');
    expect(shown).not.toContain('the wheel came off');
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is told in development with its stack', () => {
    renderInShell(
      <CrashBoundary isDevelopment>
        <Crashing />
      </CrashBoundary>,
    );
    const shown = screen.getByRole('alert').textContent;
    expect(shown).toContain('Something went wrong');
    expect(shown).toContain('Error: the wheel came off');
    expect(shown).toContain('Crashing');
  });

  it('leaves what stands beside it, and is reported once', () => {
    const reported: string[] = [];
    renderInShell(
      <>
        <CrashBoundary onError={(error) => reported.push(error.message)}>
          <Crashing />
        </CrashBoundary>
        <p>still here</p>
      </>,
    );
    expect(screen.getByText('still here')).toBeTruthy();
    expect(reported).toEqual(['the wheel came off']);
  });
});
