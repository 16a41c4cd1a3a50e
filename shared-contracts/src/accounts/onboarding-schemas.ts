import * as v from 'valibot';
import { message } from '../validators/rules.ts';
import { newPasswordSchema } from './password-rules.ts';

/** The two variants of the onboarding wizard; each is a route and a path of the API (001 §2, §7). */
export const onboardingKinds = ['invite-user', 'reset-password'] as const;

export type OnboardingKind = (typeof onboardingKinds)[number];

/** The id in an onboarding link: an opaque token, never a user's id (decision 38). */
const linkToken = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

/** Path of `GET ~/api/account/{kind}/user-details/{id}`. */
export const userDetailsPathSchema = v.object({ id: linkToken });

/** Answer of user-details: the person that the link is for. */
export const userDetailsSchema = v.object({
  email: v.string(),
  username: v.string(),
  /** Code of the person's company. */
  corpId: v.string(),
  /** The usual name of that company. */
  companyName: v.string(),
});

export type UserDetails = v.InferOutput<typeof userDetailsSchema>;

/** Body of `POST ~/api/account/{kind}/send-security-code`. */
export const sendCodeSchema = v.object({ userId: linkToken });

/** The code as it is typed: required, without the spaces that a mail program adds. */
export const securityCodeSchema = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => text.replaceAll(/\s/g, '')),
  v.nonEmpty(message('fieldRequired')),
  v.maxLength(20, message('codeWrong')),
);

/** Body of `POST ~/api/account/validate-security-code`. */
export const validateCodeSchema = v.object({ securityCode: securityCodeSchema, encryptedUserId: linkToken });

/** Body of `POST ~/api/account/set-password`. */
export const setPasswordSchema = v.object({ encryptedUserId: linkToken, ...newPasswordSchema.entries });

/** Body of `POST ~/api/account/request-password-reset`: a user name or e-mail address. */
export const requestResetSchema = v.object({
  userName: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254)),
});
