import { describe, expect, it } from 'vitest';
import { besidePointer } from './beside-pointer.ts';

const size = [800, 600];

describe('what stands beside the pointer', () => {
  it('stands on the side with more room', () => {
    expect(besidePointer([100, 300], size)).toMatchObject({ left: 114 });
    expect(besidePointer([700, 300], size)).toMatchObject({ right: 114 });
    expect(besidePointer([700, 300], size)).not.toHaveProperty('left');
  });

  it.each([
    [0, '0%'],
    [300, '50%'],
    [600, '100%'],
  ])('at %d pixels from above hangs by as much of its own height', (y, part) => {
    expect(besidePointer([100, y], size)).toMatchObject({ top: part, transform: `translateY(-${part})` });
  });
});
