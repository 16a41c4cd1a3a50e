import { fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { takeToasts } from '../feedback/toasts.ts';
import { layOut } from './lay-out.ts';

/**
 * A screen of ten rows, as happy-dom lays nothing out, without the messages of the test before; REST answers that there is
 * nothing, as no import.
 */
export function beforeForm(): void {
  takeToasts();
  layOut();
  vi.stubGlobal('fetch', async () => Response.json({ result: [] }));
}

/** A field of a form by its label, required or not. */
export const field = (label: string, place: ReturnType<typeof within> | typeof screen = screen) =>
  place.getByLabelText(new RegExp(`^${label}( \\*)?$`)) as HTMLInputElement;

/** Text typed into a field, and the field left. */
export function fillIn(label: string, text: string, place?: ReturnType<typeof within>): void {
  const input = field(label, place);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
}

/** Picks an option in a field. */
export async function pickFrom(
  label: string,
  option: string,
  place: ReturnType<typeof within> | typeof screen = screen,
): Promise<void> {
  fireEvent.click(place.getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(option), hidden: true }));
}

/** The page that slid in over the tab. */
export const slideIn = async () => within(await screen.findByRole('dialog'));

/** The button that saves, or shows that all is saved. */
export const saveButton = () => screen.getByRole('button', { name: /^Saved?$/ });
