import { texts } from '../../../generated/texts/map.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { said } from '../../../platform/errors/said.ts';

/** What a map service did that nothing can be drawn of. */
export type ServiceFault = keyof (typeof texts)['en']['service'];

/** Whether a word names such a fault. */
export const isServiceFault = (word: unknown): word is ServiceFault =>
  typeof word === 'string' && Object.hasOwn(texts.en.service, word);

/** A map service that did not do what it is for; told in its layer. */
export class ServiceFailure extends AppError {
  readonly fault: ServiceFault;

  constructor(fault: ServiceFault) {
    super(
      'UNAVAILABLE',
      said(texts, ({ service }) => service[fault]),
      {},
      502,
    );
    this.fault = fault;
  }
}

/** The failure of a map service, to be thrown. */
export const serviceFailed = (fault: ServiceFault) => new ServiceFailure(fault);
