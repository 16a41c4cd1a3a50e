import { afterEach, describe, expect, it, vi } from 'vitest';
import { documentInputs } from './document-input.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

afterEach(() => warn.mockClear());

describe('the input of a save of documents', () => {
  it('names the parent in each, and each is a save of its own', () => {
    const inputs = documentInputs('p1', [
      { id: 'a', fileGuid: 'f', name: 'Plan.pdf' },
      { id: 'b', revision: 3, notes: null },
    ]);
    expect(inputs).toEqual([
      { id: 'a', parentId: 'p1', fileGuid: 'f', name: 'Plan.pdf', saveId: expect.any(String) },
      { id: 'b', parentId: 'p1', revision: 3, notes: null, saveId: expect.any(String) },
    ]);
    expect(new Set(inputs?.map(({ saveId }) => saveId)).size).toBe(2);
    expect(warn).not.toHaveBeenCalled();
    expect(documentInputs('p1', [])).toEqual([]);
  });

  it.each([
    ['a parent', undefined, [{ id: 'a' }], /parent has no id/],
    ['a parent’s id', '', [{ id: 'a' }], /parent has no id/],
    ['documents', 'p1', undefined, /there are none/],
    ['both', null, null, /parent has no id/],
  ])('is nothing without %s, and the log says so', (_, parentId, states, warning) => {
    expect(documentInputs(parentId, states)).toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(warning));
  });
});
