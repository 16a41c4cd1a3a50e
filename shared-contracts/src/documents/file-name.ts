// Control characters have no place in a name, nor have those that turn the direction of writing and so hide an end (Unicode TR 36 §2.6).
const unfit = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Whether a file's name holds characters that show it as another one than it is, or that no file system keeps. */
export const hasUnfitCharacters = (name: string): boolean => unfit.test(name);
