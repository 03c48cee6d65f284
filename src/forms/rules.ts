import { ref, string } from 'yup';

import { LONGEST } from '#domain/application/fields';
import { isLongerThan } from '#domain/application/texts';
import { isEmail } from '#domain/emails';
import { PASSWORD } from '#domain/passwords';

import type { MessageKey } from '../i18n/messages/en';

/** Refusals are message keys: typed here, put into words by the form. */
export const say = (key: MessageKey) => key;

/** A text that has to be there, of no more characters than the limit. */
export const requiredText = (missing: MessageKey, limit: number) =>
  string()
    .trim()
    .required(say(missing))
    .test('length', say('application.tooLong'), (text) => !isLongerThan(text, limit));

export const emailAddress = (missing: MessageKey = 'email.required') =>
  requiredText(missing, LONGEST.email).test('address', say('email.refused'), (text) =>
    isEmail(text),
  );

/** A new password, typed twice: the rules of specification 5, and the length that the server asks for. */
export const newPassword = {
  new_password: string()
    .required(say('password.required'))
    .min(PASSWORD.min, say('profile.password.short'))
    .max(PASSWORD.max, say('profile.password.long')),
  confirm_password: string()
    .required(say('profile.password.confirmRequired'))
    .oneOf([ref('new_password')], say('password.mismatch')),
};
