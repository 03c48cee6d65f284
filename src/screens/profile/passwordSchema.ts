import { object, string } from 'yup';

import { newPassword, say } from '../../forms/rules';

/** The old password is only required; the new one must satisfy the same rule as on the server. */
export const passwordSchema = object({
  old_password: string().required(say('profile.password.oldRequired')),
  ...newPassword,
});
