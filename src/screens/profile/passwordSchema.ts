import { object, string } from 'yup';

import { newPassword, say } from '../../forms/rules';

/** The old password is whatever it is; the new one obeys the rule that the server obeys. */
export const passwordSchema = object({
  old_password: string().required(say('profile.password.oldRequired')),
  ...newPassword,
});
