// Control characters do not belong in a name, nor do those that change the direction of writing and so can hide an
// extension (Unicode TR 36 §2.6).
const unfit = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Whether a file's name contains characters that disguise it, or that no file system can store. */
export const hasUnfitCharacters = (name: string): boolean => unfit.test(name);
