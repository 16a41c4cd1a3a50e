import { vi } from 'vitest';

/**
 * Gives every element a size in pixels, as happy-dom lays nothing out and a grid draws only rows in sight: 500 are
 * ten rows of a form's grid. `vi.restoreAllMocks()` takes it back.
 */
export function layOut(width = 600, height = 500): void {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
}
