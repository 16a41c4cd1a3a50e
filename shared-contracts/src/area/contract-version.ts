/**
 * Version of the contract between shell and remotes: the names that they share at run time, and the Area. Additions
 * raise the minor number; changes that break a release raise the major one (`docs/how-to/change-a-shared-block.md`).
 */
export const contractVersion = '4.2.0';

const parse = (version: string): readonly [major: number, minor: number] | undefined => {
  const match = /^(\d+)\.(\d+)\.\d+$/.exec(version);
  return match ? [Number(match[1]), Number(match[2])] : undefined;
};

/** Whether a remote was built for a later contract than a shell has, so that it needs a newer shell. */
export function isContractLater(shell: string, remote: string): boolean {
  const ours = parse(shell);
  const theirs = parse(remote);
  if (!ours || !theirs) return false;
  return theirs[0] === ours[0] ? theirs[1] > ours[1] : theirs[0] > ours[0];
}

/**
 * Whether a shell of version `shell` can run a remote built for `remote`: the
 * same major number, and nothing newer than the shell knows.
 */
export function isContractCompatible(shell: string, remote: string): boolean {
  const ours = parse(shell);
  const theirs = parse(remote);
  return ours !== undefined && theirs !== undefined && ours[0] === theirs[0] && theirs[1] <= ours[1];
}
