import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { graphqlLoader, useGraphqlOf } from './area-graphql.ts';

it('a screen whose client is there is drawn at once, without a placeholder', async () => {
  const graphql = graphqlLoader({ url: '/api/graphql', signIn: async () => {} });
  await graphql();
  let placeholders = 0;
  function Placeholder() {
    placeholders += 1;
    return null;
  }
  function Part() {
    useGraphqlOf(graphql);
    return <p>there</p>;
  }
  render(
    <Suspense fallback={<Placeholder />}>
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('there')).toBeTruthy();
  expect(placeholders).toBe(0);
});
