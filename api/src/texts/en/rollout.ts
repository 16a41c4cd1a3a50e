/** Refusals about flags and releases. */
export const en = {
  onlyAdministrators: 'Only a system administrator can roll out.',
  chooseKnown: 'Choose entries from the list.',
  byService: 'The flag service of this deployment decides. Change the rule there.',
  noRule: 'There is no rule of this name.',
  ruleChanged: 'Somebody else changed this rule meanwhile. Look at it as it is now, then change it again.',
  whichRelease: 'Say which release it is about.',
  noRelease: (version: string, remote: string) => `There is no release ${version} of ${remote}.`,
  isStable: (version: string) => `${version} is the stable release already.`,
  noCandidate: 'There is no candidate.',
  noneBefore: 'No release was stable before this one.',
  areaChanged: 'Somebody else changed this area meanwhile. Look at it as it is now, then try again.',
  noToken: 'There is no such token to revoke.',
  noTry:
    'This address does not count any more, or the deployment lets nobody try a release. Make another one.',
  onlyTried: (version: string) => `${version} was made to be tried alone. Publish it under another version.`,
};
