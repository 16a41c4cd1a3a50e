import { describe, expect, it } from 'vitest';
import { isContractCompatible } from './contract-version.ts';

describe('the contract between shell and remote', () => {
  it.each([
    ['1.2.0', '1.2.0'],
    ['1.2.0', '1.0.9'],
    ['1.2.0', '1.2.7'],
  ])('a shell of %s runs a remote of %s', (shell, remote) => {
    expect(isContractCompatible(shell, remote)).toBe(true);
  });

  it.each([
    ['1.2.0', '1.3.0'],
    ['1.2.0', '2.0.0'],
    ['2.0.0', '1.9.0'],
    ['1.2.0', 'latest'],
    ['1.2.0', ''],
  ])('a shell of %s refuses a remote of %s', (shell, remote) => {
    expect(isContractCompatible(shell, remote)).toBe(false);
  });
});
