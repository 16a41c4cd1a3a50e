import { texts } from '../generated/texts/locks.ts';
import { fallbackLanguage, type Language } from '../i18n/language.ts';
import { inLanguage } from '../i18n/texts.ts';
import { type CommunicationField, communicationFields } from './communication-validator.ts';

/** Why a field of a communication cannot be changed. */
export type CommunicationLockReason = 'readOnly' | 'project' | 'foreign' | 'agreement';

/** The kinds of record that have communications. */
export type CommunicationParent = 'Agreement' | 'BusinessAssociate' | 'Project' | 'Request' | 'Stakeholder';

/** The values of a communication on which its locks depend. */
export interface LockedCommunication {
  readonly isNew: boolean;
  /** Whether the person's company wrote it. */
  readonly isUserOwned: boolean;
  /** Whether the person may edit the communication's project; true if it belongs to no project. */
  readonly mayEditProject: boolean;
  /** The kind of record for which it was written. */
  readonly source: CommunicationParent;
  /** The kind of record in whose form it is open. */
  readonly openedIn: CommunicationParent;
}

const people: readonly CommunicationField[] = ['businessAssociates', 'contacts'];

/** Why nothing in a communication can be changed, including its documents; undefined if something can. */
export function communicationLock(
  viewer: { readonly isReadOnly: boolean },
  { isNew, isUserOwned, mayEditProject }: Omit<LockedCommunication, 'openedIn'>,
): CommunicationLockReason | undefined {
  if (viewer.isReadOnly) return 'readOnly';
  if (!mayEditProject) return 'project';
  return isNew || isUserOwned ? undefined : 'foreign';
}

/**
 * The fields of a communication that the person may not change, each with the reason (002 §6, decision 20): all of them
 * for a read-only person, without the right to edit the project, or if another company wrote it; the participants of an
 * agreement's communication if it was opened elsewhere.
 */
export function communicationLocks(
  viewer: { readonly isReadOnly: boolean },
  communication: LockedCommunication,
): ReadonlyMap<CommunicationField, CommunicationLockReason> {
  const whole = communicationLock(viewer, communication);
  if (whole) return new Map(communicationFields.map((field) => [field, whole]));
  const isElsewhere = communication.source === 'Agreement' && communication.openedIn !== 'Agreement';
  return new Map(isElsewhere ? people.map((field) => [field, 'agreement']) : []);
}

/** The reason as a sentence, for a disabled field and for a refused save. */
export const communicationLockText = (
  reason: CommunicationLockReason,
  language: Language = fallbackLanguage,
): string => inLanguage(texts, language)[reason];
