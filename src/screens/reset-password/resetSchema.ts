import { object } from 'yup';

import { emailAddress, newPassword } from '../../forms/rules';

export const resetSchema = object({ email: emailAddress(), ...newPassword });
