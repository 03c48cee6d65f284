import { object, ref, string } from 'yup';

import { isEmail } from '#domain/emails';
import { PASSWORD } from '#domain/passwords';

import type { MessageKey } from '../../i18n/messages/en';

const say = (key: MessageKey) => key;

/** The rules of specification 5, and the length that the server asks for. */
export const resetSchema = object({
  email: string()
    .trim()
    .required(say('email.required'))
    .test('address', say('email.refused'), (text) => isEmail(text)),
  new_password: string()
    .required(say('password.required'))
    .min(PASSWORD.min, say('profile.password.short'))
    .max(PASSWORD.max, say('profile.password.long')),
  confirm_password: string()
    .required(say('profile.password.confirmRequired'))
    .oneOf([ref('new_password')], say('password.mismatch')),
});
