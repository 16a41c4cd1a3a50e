export { formTexts } from '../generated/kind-texts.ts';
