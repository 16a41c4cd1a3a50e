import { fallbackLanguage } from 'shared-contracts';
import { texts } from '../../generated/texts/spatial.ts';
import { type LocalizedMessage, messageFrom } from '../../platform/errors/localized-message.ts';

/** Why a spatial file cannot be used, as a sentence for the sender. */
export class SpatialError extends Error {
  readonly messageIn: LocalizedMessage;

  constructor(pick: (spoken: (typeof texts)['en']) => string) {
    const sentence = messageFrom(texts, pick);
    super(sentence(fallbackLanguage));
    this.messageIn = sentence;
  }
}

/** A file that does not state its coordinate system; it can be read once somebody chooses one. */
export class UnplacedError extends SpatialError {}
