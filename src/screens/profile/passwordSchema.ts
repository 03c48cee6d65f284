import { object, string } from 'yup';

import { newPassword, messageKey } from '../../forms/rules';

/** The old password is only required; the new one must satisfy the same rule as on the server. */
export const passwordSchema = object({
  old_password: string().required(messageKey('profile.password.oldRequired')),
  ...newPassword,
});
