import { reportTypes } from 'shared-contracts/forms';
import { type ProductTemplate, productTemplates } from 'shared-contracts/reports';
import { consentOfOccupant, easement, surfaceLease } from './agreement-texts.ts';
import { damagesRelease } from './damages-release.ts';
import { notificationLetter, offerLetter } from './letters.ts';
import { paymentLetter } from './payment-letter.ts';
import { requestLetter } from './request-letter.ts';
import type { ProductTemplateText } from './template-blocks.ts';
import { templateFile } from './template-file.ts';
import { limitedTitleCertificate } from './title-certificate.ts';

const texts: Readonly<Record<ProductTemplate, ProductTemplateText>> = {
  requestLetter,
  limitedTitleCertificate,
  surfaceLease,
  easement,
  consentOfOccupant,
  damagesRelease,
  offerLetter,
  notificationLetter,
  paymentLetter,
};

const types: Readonly<Record<ProductTemplate, { readonly id: string; readonly name: string }>> = {
  requestLetter: reportTypes.requestDocument,
  limitedTitleCertificate: reportTypes.titleDocument,
  surfaceLease: reportTypes.agreementDocument,
  easement: reportTypes.agreementDocument,
  consentOfOccupant: reportTypes.agreementDocument,
  damagesRelease: reportTypes.agreementDocument,
  offerLetter: reportTypes.agreementDocument,
  notificationLetter: reportTypes.stakeholderDocument,
  paymentLetter: reportTypes.paymentLetter,
};

/** A template file that comes with the product. */
interface ProductTemplateFile {
  readonly title: string;
  readonly fileName: string;
  readonly reportTypeId: string;
  /** Whether it is a letter to a recipient. */
  readonly isLetter: boolean;
  readonly bytes: () => Uint8Array;
}

const names = Object.keys(productTemplates) as ProductTemplate[];

/** The template files that come with the product. */
export const productTemplateFiles: readonly ProductTemplateFile[] = names.map((name) => ({
  title: texts[name].title,
  fileName: productTemplates[name],
  reportTypeId: types[name].id,
  isLetter: JSON.stringify(texts[name].blocks).includes('{recipient.'),
  bytes: () => templateFile(texts[name]),
}));
