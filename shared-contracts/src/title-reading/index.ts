export {
  type ReadTitle,
  readTitleSchema,
  type TitleContent,
  titleContentSchema,
  titleExtensions,
  titleReadingLimits,
  titleToReadSchema,
} from './read-title.ts';
