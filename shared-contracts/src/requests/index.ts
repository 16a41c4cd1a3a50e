export {
  type RequestBulkField,
  requestBulkFields,
  requestBulkValidator,
} from './request-bulk-rules.ts';
export { type RoadLengths, requestItemErrors } from './request-item-errors.ts';
export {
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
  grantorTypes,
  isConnected,
  newRequestRules,
  newRequestValidator,
  type RequestField,
  requestFields,
  requestRules,
  requestValidator,
} from './request-rules.ts';
