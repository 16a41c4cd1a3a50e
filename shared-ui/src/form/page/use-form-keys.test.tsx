import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showForm } from '../../testing/show-form.tsx';

const code = () => screen.getByLabelText(/^Code/);
const press = (element: Element) => fireEvent.keyDown(element, { key: 'Escape' });

it('Esc leaves a field for the heading, from where single keys work, and keeps what was typed', () => {
  showForm();
  fireEvent.change(code(), { target: { value: 'AB' } });
  code().focus();
  press(code());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(code()).toHaveProperty('value', 'AB');
});

it('Esc in a list of choices that is open is for the list', () => {
  showForm();
  code().setAttribute('aria-expanded', 'true');
  code().focus();
  press(code());
  expect(document.activeElement).toBe(code());
});

it('Esc that closes a list of choices keeps the field', () => {
  showForm();
  const field = code();
  field.setAttribute('aria-expanded', 'true');
  // As in a browser: the list is closed before the key reaches the window.
  field.addEventListener('keydown', () => field.setAttribute('aria-expanded', 'false'), { once: true });
  field.focus();
  press(field);
  expect(document.activeElement).toBe(field);
  press(field);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('Esc in a menu of the page is for the menu, which gives the focus back to its button', () => {
  showForm();
  const menu = document.createElement('div');
  menu.setAttribute('role', 'menu');
  const item = document.createElement('button');
  item.setAttribute('role', 'menuitem');
  menu.append(item);
  document.body.append(menu);
  item.focus();
  press(item);
  expect(document.activeElement).toBe(item);
  menu.remove();
});
