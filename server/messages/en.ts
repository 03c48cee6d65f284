/** What the server says, by `noun.part`; the other languages have the same keys. */
export const en = {
  'request.unreadable': 'The request could not be read: its body is not valid JSON.',
  'request.tooLarge': 'The request is too large. Send it in smaller parts.',
  'request.notJson': 'Send the request as JSON (Content-Type: application/json).',
  'request.refused': 'The request could not be used. See what is wrong below.',
  'request.tooMany': 'Too many requests. Try again in {seconds} seconds.',
  'request.unknownAddress': 'There is nothing at this address.',
  'request.failed': 'Something went wrong on our side. Nothing was changed; please try again.',

  'field.missing': '{field} is missing.',
  'field.unknown': '{field} is not known here.',
  'field.text': '{field} must be text.',
  'field.number': '{field} must be a number.',
  'field.integer': '{field} must be a whole number.',
  'field.boolean': '{field} must be true or false.',
  'field.list': '{field} must be a list.',
  'field.object': '{field} must be an object.',
  'field.least': '{field} must be {limit} or more.',
  'field.most': '{field} must be {limit} or less.',
  'field.tooShort': '{field} must have at least {limit} characters.',
  'field.tooLong': '{field} must have at most {limit} characters.',
  'field.tooMany': '{field} has too many entries: at most {limit} are taken.',
  'field.tooFew': '{field} must have at least {limit} entries.',
  'field.notOffered': '{field} must be one of: {choices}.',
  'field.form': '{field} is not written as expected.',

  'session.needed': 'Sign in to do this.',
  'session.ended': 'Your session has ended. Sign in again to go on.',
  'session.otherCustomer': 'This belongs to another account.',

  'signIn.refused': 'The e-mail address or the password is not right.',
  'signIn.underReview':
    'Your account is still under review. You will get an e-mail as soon as it is active.',
  'signIn.tooMany':
    'Too many failed sign-ins. Wait {minutes} minutes, then try again with the right password.',

  'product.unknown': 'This product is not in the catalogue.',
  'productGroup.unknown': 'This product group does not exist.',

  'password.changed': 'Your password is changed. Other devices are signed out.',
  'password.wrong': 'The old password is not right.',
  'password.same': 'The new password must differ from the old one.',
  'password.obvious': 'This password is easy to guess. Choose a longer or less common one.',
} as const;
