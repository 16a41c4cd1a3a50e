import { texts } from '../../../generated/texts/map.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { messageFrom } from '../../../platform/errors/localized-message.ts';

/** Faults of a map service that keep its layer from being drawn. */
export type ServiceFault = keyof (typeof texts)['en']['service'];

/** Whether a text is the name of such a fault. */
export const isServiceFault = (word: unknown): word is ServiceFault =>
  typeof word === 'string' && Object.hasOwn(texts.en.service, word);

/** A map service that failed; the reason is shown with its layer. */
export class ServiceFailure extends AppError {
  readonly fault: ServiceFault;

  constructor(fault: ServiceFault) {
    super(
      'UNAVAILABLE',
      messageFrom(texts, ({ service }) => service[fault]),
      {},
      502,
    );
    this.fault = fault;
  }
}

/** Creates the error for a fault of a map service. */
export const serviceFailed = (fault: ServiceFault) => new ServiceFailure(fault);
