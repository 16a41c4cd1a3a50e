import { fallbackLanguage } from 'shared-contracts';
import { texts } from '../../generated/texts/spatial.ts';
import { type Said, said } from '../../platform/errors/said.ts';

/** Why a spatial file cannot be used, as a sentence for the sender. */
export class SpatialError extends Error {
  readonly said: Said;

  constructor(pick: (spoken: (typeof texts)['en']) => string) {
    const sentence = said(texts, pick);
    super(sentence(fallbackLanguage));
    this.said = sentence;
  }
}

/** A file that does not state its coordinate system; it can be read once somebody chooses one. */
export class UnplacedError extends SpatialError {}
