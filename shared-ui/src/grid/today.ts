import dayjs from 'dayjs';
import { dateFormats } from 'shared-contracts/limits';

/** The day that it is for the person, as yyyy-MM-dd. */
export const today = (): string => dayjs().format(dateFormats.input);
