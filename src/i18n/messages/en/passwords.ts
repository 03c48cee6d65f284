/** English words of forgotten and new passwords (specification 2.6, 5 and 8). */
export const passwords = {
  'forgot.title': 'Forgot password',
  'forgot.words':
    'Tell us the email address of your account. We send a link to it that sets a new password.',
  'forgot.send': 'Send the link',
  'forgot.sent':
    'If there is an account with this address, a link is on its way to it. It works once, for 15 minutes.',
  'reset.title': 'Reset password',
  'reset.first.title': 'Your first password',
  'reset.words': 'Choose a new password. Every device where you are signed in is signed out.',
  'reset.first.words':
    'Your trade account is approved. Choose the password that you will sign in with.',
  'reset.noLink':
    'Please open this page by the link in our email: without it no password can be set.',
  'reset.askAgain': 'Send me a link',
  'reset.email': 'Email',
  'reset.new': 'New password',
  'reset.confirm': 'Confirm password',
  'reset.email.required': 'Email is required',
  'reset.email.refused': 'Invalid email address',
  'reset.first.submit': 'Save password',
  'reset.submit': 'Reset Password',
  'reset.pending': 'Loading...',
  'reset.done': 'Password reset successfully',
  'reset.failed': 'The server does not answer. Your password is as it was; please try again.',
  'reset.signIn': 'Back to the sign-in',
};
