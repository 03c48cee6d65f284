/** English words of the account. */
export const account = {
  'signIn.title': 'Sign in',
  'signIn.email': 'Email address',
  'signIn.email.required': 'Email is required',
  'signIn.password': 'Password',
  'signIn.password.required': 'Password is required',
  'signIn.submit': 'Sign in',
  'signIn.again': 'Sign in again',
  'signIn.again.why':
    'Your session has ended. Sign in and you go on where you were; nothing is lost.',
  'signIn.register': 'Open a trade account',
  'password.show': 'Show password',
  'password.hide': 'Hide password',
};
