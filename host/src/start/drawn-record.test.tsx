import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import classes from './drawn-record.module.css';
import { drawRecord } from './drawn-record.tsx';

const show = (row: Readonly<Record<string, unknown>>, query?: string) =>
  render(<div data-testid="cell">{drawRecord(query)({ id: 'one', ...row })}</div>);

it('dims the record where it is the project that the row shows beside it', () => {
  show({ recordName: 'Wapiti access road 40', projectDescription: 'Wapiti access road 40' });
  expect(screen.getByText('Wapiti access road 40').className).toBe(classes['repeated']);
});

it('shows any other record as it is, with what the filter found in it', () => {
  show({ recordName: 'T13-200 · Gurpreet Reimer', projectDescription: 'Wapiti access road 40' }, 't13');
  expect(screen.getByTestId('cell').textContent).toBe('T13-200 · Gurpreet Reimer');
  expect(screen.getByTestId('cell').innerHTML).not.toContain(String(classes['repeated']));
  expect(screen.getByText('T13').tagName).toBe('MARK');
});

it('is empty where a row names no record', () => {
  show({ recordName: null, projectDescription: null });
  expect(screen.getByTestId('cell').textContent).toBe('');
});
