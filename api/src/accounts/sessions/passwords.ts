import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters from OWASP's password storage cheat sheet (19 MiB, 2 passes, 1 lane). */
// The library's own default is argon2id.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password, as it is stored. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

// Checked if there is no account, so that the answer takes as long as for a wrong password.
const nobody = hashPassword('no account has this password');

/** Whether the password is the stored one; without an account it takes the same time and returns false. */
export async function isPasswordRight(
  password: string,
  storedHash: string | null | undefined,
): Promise<boolean> {
  const matches = await verify(storedHash ?? (await nobody), password);
  return matches && typeof storedHash === 'string';
}
