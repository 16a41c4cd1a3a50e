export {
  type RequestBulkField,
  requestBulkFields,
  requestBulkValidator,
} from './request-bulk-rules.ts';
export { type RoadLengths, requestItemErrors } from './request-item-errors.ts';
export {
  type ItemRoadValues,
  itemParcelRules,
  itemRevisionRules,
  itemRoadRules,
  type RequestItemField,
  type RequestItemValues,
  requestItemFields,
  requestItemRules,
  requestItemValidator,
  requestTermUnits,
} from './request-item-rules.ts';
export {
  type GrantorTypeName,
  grantorTypes,
  isConnected,
  type NewRequestValues,
  newRequestRules,
  newRequestValidator,
  type RequestField,
  type RequestValues,
  requestFields,
  requestRules,
  requestValidator,
} from './request-rules.ts';
