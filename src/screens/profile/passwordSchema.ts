import { object, ref, string } from 'yup';

import { PASSWORD } from '#domain/passwords';

import type { MessageKey } from '../../i18n/messages/en';

/** Refusals are message keys: typed here, put into words by the form. */
const say = (key: MessageKey) => key;

/** The old password is whatever it is; the new one obeys the rule that the server obeys. */
export const passwordSchema = object({
  old_password: string().required(say('profile.password.oldRequired')),
  new_password: string()
    .required(say('password.required'))
    .min(PASSWORD.min, say('profile.password.short'))
    .max(PASSWORD.max, say('profile.password.long')),
  confirm_password: string()
    .required(say('profile.password.confirmRequired'))
    .oneOf([ref('new_password')], say('password.mismatch')),
});
