export {
  type ReadTitle,
  readTitleSchema,
  type TitleContent,
  titleContentSchema,
  titleExtensions,
  titlePictures,
  titleReadingLimits,
  titleToReadSchema,
} from './read-title.ts';
