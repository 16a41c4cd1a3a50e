import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AttemptProvider } from './attempt.tsx';
import { isLoadError, lazyScreen } from './lazy-screen.tsx';

const Form = () => <input aria-label="Name" />;

const page = (content: ReactNode, attempt = 0) => (
  <AttemptProvider attempt={attempt}>
    <Suspense fallback="Loading">{content}</Suspense>
  </AttemptProvider>
);

/** An error boundary that shows what it caught, and recovers with a new key. */
class Guard extends Component<{ readonly children: ReactNode }, { readonly caught?: unknown }> {
  override state: { readonly caught?: unknown } = {};

  static getDerivedStateFromError(caught: unknown) {
    return { caught };
  }

  override render() {
    const { caught } = this.state;
    return caught === undefined ? this.props.children : isLoadError(caught) ? 'Not fetched' : 'Failed';
  }
}

describe('a screen that is fetched when it is first shown', () => {
  it('keeps what was typed in it when what stands around it is drawn anew', async () => {
    const Screen = lazyScreen(async () => Form);
    const { rerender } = render(page(<Screen />));
    const field = await screen.findByLabelText<HTMLInputElement>('Name');
    await userEvent.type(field, 'Lease');
    rerender(page(<Screen />));
    expect(screen.getByLabelText('Name')).toBe(field);
    expect(field.value).toBe('Lease');
  });

  it('keeps it too where its code was there already when somebody went to it', async () => {
    const Screen = lazyScreen(async () => Form);
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    onTestFinished(() => root.unmount());
    // As in a browser: React waits by itself, in the middle of the screen, for code that takes no time.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    onTestFinished(() => void vi.unstubAllGlobals());
    const draw = (title: string) =>
      startTransition(() =>
        root.render(
          <>
            <h1>{title}</h1>
            {page(<Screen />)}
          </>,
        ),
      );
    draw('New lease');
    const field = await vi.waitUntil(() => container.querySelector('input'), { timeout: 300_000 });
    draw('Lease');
    await vi.waitUntil(() => container.textContent === 'Lease', { timeout: 300_000 });
    expect(container.querySelector('input')).toBe(field);
  });

  it('stands at once where it was fetched before', async () => {
    const Screen = lazyScreen(async () => Form);
    const first = render(page(<Screen />));
    await screen.findByLabelText('Name');
    first.unmount();
    const { container } = render(page(<Screen />));
    expect(container.textContent).not.toContain('Loading');
    expect(screen.queryByLabelText('Name')).not.toBeNull();
  });

  it('is fetched anew by another attempt', async () => {
    let tries = 0;
    const Screen = lazyScreen(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no such file');
      return Form;
    });
    const { rerender } = render(<Guard key={0}>{page(<Screen />, 0)}</Guard>, { onCaughtError: () => {} });
    await screen.findByText('Not fetched');
    rerender(<Guard key={1}>{page(<Screen />, 1)}</Guard>);
    expect(await screen.findByLabelText('Name')).not.toBeNull();
  });
});
