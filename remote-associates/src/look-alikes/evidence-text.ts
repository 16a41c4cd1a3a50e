import { phoneText } from 'shared-contracts/validators';

interface Evidence {
  readonly kind: string;
  readonly text: string;
  readonly path: string;
}

/** What two associates share, each thing once, with telephone numbers as they are read. */
export const shownEvidence = (evidence: readonly Evidence[]): readonly Evidence[] => [
  ...new Map(
    evidence.map((one) => [
      `${one.kind} ${one.text}`,
      one.kind === 'Phone' ? { ...one, text: phoneText(one.text) } : one,
    ]),
  ).values(),
];
