import { act, screen, within } from '@testing-library/react';
import { languages } from 'shared-contracts';
import { helpTopics } from 'shared-contracts/routes';
import { renderInShell } from 'shared-ui/testing';
import { describe, expect, it } from 'vitest';
import { en } from '../texts/en/help.ts';
import { es } from '../texts/es/help.ts';
import { DocsScreen } from './docs-screen.tsx';
import { generalTopics, recordTopics, screenTopics } from './help/help-article.ts';
import { HelpDocs } from './help-docs.tsx';

const headings = () =>
  within(screen.getAllByRole('article')[0]?.parentElement ?? document.body)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const titles = (texts: typeof en, ...topics: readonly (keyof typeof en.articles)[]) =>
  topics.map((topic) => texts.articles[topic].title);

describe('the help', () => {
  it('has an article on every kind of record that an address opens', () => {
    expect([...recordTopics].sort()).toEqual([...helpTopics].sort());
  });

  it.each([...helpTopics, ...screenTopics])(
    'on %s stands first, what goes for every form after it',
    async (topic) => {
      renderInShell(<HelpDocs />, { address: `/docs/help?topic=${topic}` });
      await screen.findAllByRole('article');
      expect(headings()).toEqual(titles(en, topic as keyof typeof en.articles, ...generalTopics));
    },
  );

  it('on nothing known is the general page, with the way to every topic', async () => {
    renderInShell(<HelpDocs />, { address: '/docs/help?topic=nonsense' });
    await screen.findAllByRole('article');
    expect(headings()).toEqual(titles(en, ...generalTopics));
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [...generalTopics, ...recordTopics, ...screenTopics].map((topic) => `/docs/help?topic=${topic}`),
    );
  });

  it.each(['?topic=nonsense', '?topic=', '/nonsense'])(
    'at %s says that there is no such page',
    async (at) => {
      renderInShell(<DocsScreen />, { path: '/docs/*', address: `/docs${at}` });
      expect((await screen.findByRole('status')).textContent).toBe(en.unknown);
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
      const [help] = screen.getAllByRole('link').filter((one) => one.getAttribute('href') === '/docs/help');
      expect(help?.getAttribute('aria-current')).toBe('page');
      expect(headings()).toEqual(titles(en, ...generalTopics));
    },
  );

  it.each(['', '?topic=rates'])('at its own address %s says nothing of that kind', async (topic) => {
    renderInShell(<DocsScreen />, { path: '/docs/*', address: `/docs/help${topic}` });
    await screen.findAllByRole('article');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('comes in the language shown, and changes with it', async () => {
    const { i18n } = renderInShell(<HelpDocs />, { address: '/docs/help?topic=rates' });
    await screen.findByText(en.articles.rates.purpose);
    await act(() => i18n.changeLanguage('es'));
    await screen.findByText(es.articles.rates.purpose);
    expect(headings()).toEqual(titles(es, 'rates', ...generalTopics));
  });

  it('is whole in every language: as many steps and keys, in other words', () => {
    expect([...languages]).toEqual(['en', 'es']);
    for (const topic of [...generalTopics, ...recordTopics, ...screenTopics]) {
      const [one, other] = [en.articles[topic], es.articles[topic]];
      expect([topic, other.steps?.length, other.keys?.length]).toEqual([
        topic,
        one.steps?.length,
        one.keys?.length,
      ]);
      expect(other.purpose).not.toBe(one.purpose);
    }
  });
});
