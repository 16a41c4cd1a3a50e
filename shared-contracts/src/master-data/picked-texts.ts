export { pickedTexts } from '../generated/picked-texts.ts';
