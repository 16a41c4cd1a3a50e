/** Version of the contract between shell and remotes. A breaking change raises the major number. */
export const contractVersion = '3.0.0';

const parse = (version: string): readonly [major: number, minor: number] | undefined => {
  const match = /^(\d+)\.(\d+)\.\d+$/.exec(version);
  return match ? [Number(match[1]), Number(match[2])] : undefined;
};

/**
 * Whether a shell of version `shell` can run a remote built for `remote`: the
 * same major number, and nothing newer than the shell knows.
 */
export function isContractCompatible(shell: string, remote: string): boolean {
  const ours = parse(shell);
  const theirs = parse(remote);
  return ours !== undefined && theirs !== undefined && ours[0] === theirs[0] && theirs[1] <= ours[1];
}
