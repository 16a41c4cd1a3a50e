import { texts } from '../../../generated/texts/map.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { said } from '../../../platform/errors/said.ts';

/** What a map service did that nothing can be drawn of. */
type ServiceFault = keyof (typeof texts)['en']['service'];

/** A map service that did not do what it is for; told in its layer. */
export const serviceFailed = (fault: ServiceFault) =>
  new AppError(
    'UNAVAILABLE',
    said(texts, ({ service }) => service[fault]),
    {},
    502,
  );
