export { commentRules, commentValidator } from './comment-rules.ts';
export {
  type Mentioned,
  mentionedIds,
  mentionLabel,
  mentionToken,
  readableText,
  storedText,
  type TextPart,
  textParts,
} from './mention-text.ts';
