import { en as refusals } from './refusals.ts';

/** Refusals of a parcel, a title, a title tract or an instrument. */
export const en = {
  notLand:
    'This is not a legal description. Write it like NW-36-042-03-W5M, 04-11-082-04W6 or d-096-H/094-A-15, or mark it as text.',
  partlyRead:
    'Read: {read}. Not understood: “{unread}”. Write that part in another way, or mark the whole as text.',
  partTwice: '{land} is in this description twice. Remove one of them.',
  unclear:
    'It is not clear which land is meant. Write “NE of SE” or “NE and SE” for quarters, and give each its own section and township.',
  position: 'This is a position and not land. Write the quarter, the LSD or the unit that it lies in.',
  section: 'A township has sections 1 to 36; there is no section {n}.',
  township: 'Townships end at 126, at 60° north; there is no township {n}.',
  range: 'West of meridian {meridian} ranges end at {most} in township {township}; there is no range {n}.',
  meridian: 'The survey has the meridians W1 to W7; there is no W{n}.',
  lsd: 'A section has legal subdivisions 1 to 16; there is no LSD {n}.',
  series: 'There is no map sheet {n} of the National Topographic System.',
  sheet: 'A map area has sheets 1 to 16; there is no sheet {n}.',
  unit: 'A block has units 1 to 100; there is no unit {n}.',
  area: 'Map sheet {n} has areas A to P; there is no area {letter}.',
  block: 'A map sheet has blocks A to L; there is no block {letter}.',
  unitMissing: 'Say which units of block {letter} of map sheet {map} are meant; a block has units 1 to 100.',
  blockMissing: 'Say which block and units of map sheet {map} are meant.',
  sectionMissing: 'Say which section of township {township} is meant.',
  partsMissing: 'Give the legal description: at least one part.',
  otherProvince:
    'This land lies in {name}, and the rules of {name} hold. Choose that, or correct the legal description.',
  netOverGross: 'The net area cannot be larger than the gross area.',
  outlineKind: 'This is no outline of land. Upload a file with areas, or lines that close.',
  outlinePoints: 'An outline cannot have more than {n} points.',
  outlineOffEarth: 'The outline lies outside of longitude and latitude. Give its positions in WGS 84.',
  outlineCrosses: 'The outline crosses itself near {place}. Upload one whose edges do not cross.',
  outlineElsewhere:
    'The outline lies in {name}, {distance} km from the land that is described, which is in {other}. Upload the outline of this parcel, or correct the legal description.',
  outlineMissing: 'There is no surveyed outline to use. Upload one, or use the theoretical one.',
  ownParent: 'A parcel cannot be divided from itself or from a parcel that was divided from it.',
  ownPrevious: 'A title cannot replace itself or a title that replaced it.',
  cancelledFirst: 'A title cannot be cancelled before it was registered.',
  notCancelled: 'A title with a cancelled date is cancelled. Choose that status, or take the date away.',
  ownerMissing: 'Choose the owner, or type the name as the title has it.',
  shareZero: 'Both parts of a share are whole numbers above zero.',
  shareOverOne: 'One share cannot be more than the whole.',
  jointShare: 'Joint tenants hold no shares of their own. Take the share away, or choose tenancy in common.',
  nameNotTold: 'Type the name as the title has it, with letters. Leave it empty while it is not known.',
  numberNotTold: 'A number has letters or digits. Type it as it is registered.',
  singleJointTenant:
    'A joint tenant holds the land together with somebody. Add the other one, or choose tenancy in common.',
  nothingLeft:
    'The shares are the whole already, and joint tenants would hold what is left. Give them a group with a share, or correct the shares.',
  groupsOpen: 'Only one group of joint tenants can hold what is left. Give this group its share.',
  groupMissing: 'Name the group that this share belongs to, as A, or take the share away.',
  groupMixed:
    'Group {group} is held by joint tenants or in common, and not both. Choose one for all of its owners.',
  groupTwoShares: 'Group {group} has two shares. Type the same at all of its owners, or at one alone.',
  groupNoShare: 'Type what group {group} holds together, as 1/2.',
  groupWithin:
    'Within group {group} the shares come to {sum}. Give each owner one so that they come to the whole, or none where they are even.',
  sharesOver: 'The shares come to {sum}. Together they cannot be more than the whole.',
  dischargedFirst: 'An instrument cannot be discharged before it was registered.',
  partyMissing: 'Choose the party, or type its name.',
  titleMissing: 'Choose the title that it is registered on.',
  titleStays: 'An instrument stays on the title that it is registered on.',
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  SK: 'Saskatchewan',
  elsewhere: 'none of the western provinces',
  or: 'or',
  registryNumber:
    'Write a LINC of 10 digits, like 0012 345 678, a PID of 9, like 012-345-678, or a surface parcel number of 9, like 201234567.',
  registryElsewhere:
    'A {kind} is a number of {home}, and this land lies in {name}. Correct the number, or the legal description.',
  registryLINC: 'LINC',
  registryPID: 'PID',
  registrySURFACE_PARCEL: 'surface parcel number',
  readOnly: refusals.readOnly,
  noRight: 'You may look at land and not edit it. Ask an editor of your company to change this.',
};
