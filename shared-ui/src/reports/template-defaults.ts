import { deliveryTypes, recipientChoices } from 'shared-contracts/reports';

/** The default choices when somebody generates from a template for the first time: a letter is filed. */
export const templateDefaults = {
  deliveryType: deliveryTypes[0],
  recipients: recipientChoices[0],
  isFiled: true,
  allowsMissing: false,
};
