import { createHash, randomBytes } from 'node:crypto';

/** A secret that cannot be guessed, for a cookie or a link: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash under which a token is stored. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
