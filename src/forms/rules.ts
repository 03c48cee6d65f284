import { ref, string } from 'yup';

import { MAX_LENGTHS } from '#domain/application/fields';
import { isLongerThan } from '#domain/application/texts';
import { isEmail } from '#domain/emails';
import { PASSWORD_LENGTH } from '#domain/passwords';

import type { MessageKey } from '../i18n/messages/en';

/** Marks a typed message key as a validation message; the form translates it. */
export const messageKey = (key: MessageKey) => key;

/** A required text within a length limit. */
export const requiredText = (missing: MessageKey, limit: number) =>
  string()
    .trim()
    .required(messageKey(missing))
    .test('length', messageKey('application.tooLong'), (text) => !isLongerThan(text, limit));

export const emailAddress = (missing: MessageKey = 'email.required') =>
  requiredText(missing, MAX_LENGTHS.email).test('address', messageKey('email.refused'), (text) =>
    isEmail(text),
  );

/** A new password, typed twice: the rules of specification 5, and the server's length limits. */
export const newPassword = {
  new_password: string()
    .required(messageKey('password.required'))
    .min(PASSWORD_LENGTH.min, messageKey('profile.password.short'))
    .max(PASSWORD_LENGTH.max, messageKey('profile.password.long')),
  confirm_password: string()
    .required(messageKey('profile.password.confirmRequired'))
    .oneOf([ref('new_password')], messageKey('password.mismatch')),
};
