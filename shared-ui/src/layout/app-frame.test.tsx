import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { AppFrame } from './app-frame.tsx';

function show() {
  const { container } = renderInShell(
    <AppFrame
      navigation={[{ label: 'Billing', icon: 'receipt', children: [{ label: 'Invoices', to: '/home' }] }]}
      userMenu={null}
    >
      <p>The page</p>
    </AppFrame>,
  );
  const frame = container.querySelector('[data-navigation]');
  const group = screen.getByRole('button', { name: 'Billing' });
  return {
    group,
    isOpen: () => frame?.getAttribute('data-navigation') === 'open',
    /** Gives the group a width in CSS pixels, as a layout would. */
    layOut: (width: number) => Object.defineProperty(group, 'offsetWidth', { value: width }),
  };
}

const places = () => screen.queryByRole('link', { name: 'Invoices' });

describe('the navigation', () => {
  it('opens and closes by its button, and closes by a press on the page', () => {
    const { isOpen } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Show navigation' }));
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(screen.getByText('The page'));
    expect(isOpen()).toBe(false);
  });

  it('as a rail opens by a press on a group, whose places stay', () => {
    const { group, isOpen, layOut } = show();
    layOut(35);
    fireEvent.click(group);
    expect(isOpen()).toBe(true);
    expect(places()).not.toBeNull();
  });

  it('folds and unfolds a group that is as wide as its name', () => {
    const { group, isOpen, layOut } = show();
    layOut(199);
    fireEvent.click(group);
    expect(places()).toBeNull();
    fireEvent.click(group);
    expect(places()).not.toBeNull();
    expect(isOpen()).toBe(false);
  });
});
