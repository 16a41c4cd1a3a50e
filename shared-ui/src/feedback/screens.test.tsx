import { cleanup, fireEvent, screen } from '@testing-library/react';
import { gates } from 'shared-contracts';
import { aUser } from 'shared-contracts/testing';
import { describe, expect, it, vi } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { en } from '../texts/en/ui.ts';
import { es } from '../texts/es/ui.ts';
import { AccessDenied } from './access-denied.tsx';
import { DataErrorBar } from './data-error-bar.tsx';
import { LoadFailed } from './load-failed.tsx';
import { LoadingBar } from './loading-bar.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('what is shown instead of a screen', () => {
  it("is 'Loading…' while it comes", () => {
    renderInShell(<LoadingBar />);
    expect(screen.getByRole('status').textContent).toBe('Loading…');
  });

  it("is 'LOAD FAILED' and 'Access Denied' behind a closed gate", () => {
    const onClose = vi.fn();
    renderInShell(<AccessDenied onClose={onClose} />);
    expect(screen.getByRole('heading', { name: 'LOAD FAILED' })).toBeTruthy();
    expect(screen.getByText('Access Denied')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['systemAdministrator', 'This page is for system administrators.'],
    ['switchedOff', 'This part of Rightway is not switched on for you.'],
    [undefined, 'Your account has no right to see this.'],
  ] as const)('says below it which right is missing (%s) and whom to ask', (because, shown) => {
    renderInShell(<AccessDenied because={because} onClose={() => {}} />);
    expect(screen.getByRole('alert').textContent).toContain(
      `${shown} If you need it for your work, ask an administrator of your company.`,
    );
  });

  it.each(['switchedOff', 'invoice'] as const)(
    'tells a system administrator where to change it, in place of whom to ask: %s',
    (because) => {
      renderInShell(<AccessDenied because={because} onClose={() => {}} />, {
        user: aUser({ isSystemAdministrator: true }),
      });
      const alert = screen.getByRole('alert').textContent;
      expect(alert).toContain('As a system administrator you change that in Rollout or Users.');
      expect(alert).not.toContain('ask an administrator');
    },
  );

  // The gates for everybody, and for everybody who is signed in, deny no one.
  it.each(gates.filter((gate) => gate !== 'anonymous' && gate !== 'signedIn'))(
    'has a sentence for the gate %s in both languages',
    (gate) => {
      for (const texts of [en, es]) expect(texts.denied[gate]).toMatch(/\.$/);
    },
  );

  it('leads back to where the person was, where there is such a place', () => {
    const onBack = vi.fn();
    renderInShell(<AccessDenied onClose={() => {}} onBack={onBack} />);
    press('Back');
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('leads to the search where nothing is behind it, and to no third place', () => {
    const onSearch = vi.fn();
    renderInShell(<AccessDenied onClose={() => {}} onSearch={onSearch} />);
    press('Search');
    expect(onSearch).toHaveBeenCalledTimes(1);
    cleanup();
    renderInShell(<AccessDenied onClose={() => {}} onBack={() => {}} onSearch={onSearch} />);
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  });

  it('says what failed, and offers to try again', () => {
    const onTryAgain = vi.fn();
    renderInShell(<LoadFailed message="The map did not load." detail="502" onTryAgain={onTryAgain} />);
    expect(screen.getByRole('alert').textContent).toContain('The map did not load.');
    press('Try Again');
    expect(onTryAgain).toHaveBeenCalledTimes(1);
  });

  it('speaks Spanish', () => {
    renderInShell(<AccessDenied onClose={() => {}} />, { language: 'es' });
    expect(screen.getByText('Acceso denegado')).toBeTruthy();
  });
});

describe('the data error bar', () => {
  it.each([
    ['The database is away.', 'The database is away.'],
    [undefined, 'Unknown error'],
    ['', 'Unknown error'],
  ])('of %j says %j', (message, shown) => {
    renderInShell(<DataErrorBar what={'Agreements'} message={message} onTryAgain={() => {}} />);
    expect(screen.getByText(shown)).toBeTruthy();
    expect(screen.getByText('“Agreements” could not be read.')).toBeTruthy();
  });

  it.each([undefined, 'Unknown error'])('says what to do where nobody knows why (%j)', (message) => {
    renderInShell(<DataErrorBar what="Agreements" message={message} onTryAgain={() => {}} />);
    expect(screen.getByRole('alert').textContent).toContain('Try again; if it stays, tell whoever');
  });

  it('says it in Spanish, also where what it is has no name yet', () => {
    renderInShell(<DataErrorBar what="" message="Error desconocido" onTryAgain={() => {}} />, {
      language: 'es',
    });
    expect(screen.getByRole('alert').textContent).toMatch(
      /^No se pudo leer esto\. Error desconocido\. Inténtelo/,
    );
  });

  it('tries again', () => {
    const onTryAgain = vi.fn();
    renderInShell(<DataErrorBar what={'Agreements'} message={undefined} onTryAgain={onTryAgain} />);
    press('Try Again');
    expect(onTryAgain).toHaveBeenCalledTimes(1);
  });
});
