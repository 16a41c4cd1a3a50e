import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { getToasts, takeToasts } from '../feedback/toasts.ts';
import { createI18n } from '../i18n/i18n.ts';
import { I18nProvider } from '../i18n/i18n-provider.tsx';
import { OnDemand } from '../layout/on-demand.tsx';
import { lazyPart, PartPlace } from './lazy-part.tsx';

const sentence = 'This could not be fetched. Check your connection, then try again.';

/** A part whose code fails to load a number of times. */
function failing(times: number) {
  let tries = 0;
  return lazyPart(async () => {
    tries += 1;
    if (tries <= times) throw new Error('Loading chunk 7 failed.');
    return () => <p>The part</p>;
  });
}

const i18n = createI18n('en');

const page = (content: ReactNode) => (
  <I18nProvider i18n={i18n}>
    <input aria-label="Name" />
    {content}
  </I18nProvider>
);

const instead = (again?: () => void) => again && <p>Instead</p>;

describe('a part whose code cannot be fetched', () => {
  it('leaves what stands around it, with what was typed, and says so once', async () => {
    const Part = failing(1);
    const shown = render(page(null));
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    await userEvent.type(field, 'Lease');
    shown.rerender(page(<PartPlace standing={instead}>{<Part />}</PartPlace>));
    await screen.findByText('Instead');
    expect(screen.getByLabelText('Name')).toBe(field);
    expect(field.value).toBe('Lease');
    expect(takeToasts()).toEqual([{ kind: 'error', message: sentence }]);
  });

  it('is fetched anew when it is shown again', async () => {
    const Part = failing(1);
    const place = <PartPlace standing={instead}>{<Part />}</PartPlace>;
    const shown = render(page(place));
    await screen.findByText('Instead');
    shown.rerender(page(null));
    shown.rerender(page(place));
    expect(await screen.findByText('The part')).not.toBeNull();
  });

  it('keeps the button that opens it, which fetches it anew', async () => {
    const Part = failing(2);
    render(
      page(
        <OnDemand target={<button type="button">Open</button>} isOpen>
          <Part />
        </OnDemand>,
      ),
    );
    for (const count of [1, 2]) {
      await waitFor(() => expect(getToasts()).toHaveLength(count));
      await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    }
    expect(await screen.findByText('The part')).not.toBeNull();
  });
});
