import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShell } from '../../testing/index.ts';
import { ValidationSummary } from './validation-summary.tsx';

it('counts errors, warnings and what is valid', () => {
  renderInShell(<ValidationSummary errors={2} warnings={1} valid={7} />);
  expect(screen.getByRole('status').textContent).toBe('2 ERROR(S)1 WARNING(S)7 VALID');
});
