import { deliveryTypes, recipientChoices } from 'shared-contracts/reports';

/** What is chosen where somebody generates from a template for the first time: a letter files itself. */
export const templateDefaults = {
  deliveryType: deliveryTypes[0],
  recipients: recipientChoices[0],
  isFiled: true,
  allowsMissing: false,
};
