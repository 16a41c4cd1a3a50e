export { type FaceChange, faceChange, neededVersion } from './face-change.ts';
export { type FaceProblem, faceProblems, partProblems } from './face-fit.ts';
export {
  type Face,
  type FaceEntry,
  type FaceMember,
  type FaceName,
  type FaceType,
  faceLimits,
  faceSchema,
  noFace,
  type ShellFace,
  shellFaceFile,
  shellFaceSchema,
} from './face-schemas.ts';
export { type FittingCall, fittingCallSchema } from './fitting-call.ts';
export { keptText, longestKept } from './long-text.ts';
export {
  type FacedRelease,
  namesOf,
  partsProblems,
  shellPartProblems,
  shellProblems,
} from './release-face.ts';
export { missingNames, type TakenNames, takenNamesSchema } from './taken-names.ts';
