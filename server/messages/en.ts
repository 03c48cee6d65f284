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

  'page.unknown': 'There is no such page.',
  'file.unknown': 'There is no such file.',
  'support.noQuestion': 'Write your question first.',

  'password.changed': 'Your password is changed. Other devices are signed out.',
  'password.wrong': 'The old password is not right.',
  'password.same': 'The new password must differ from the old one.',
  'password.obvious': 'This password is easy to guess. Choose a longer or less common one.',

  'request.running': 'This request is still being worked on. Ask again in a moment.',
  'request.keyReused': 'This Idempotency-Key was already used for a different request.',
  'request.badKey': 'Idempotency-Key must have 1 to 255 characters.',

  'lines.some': 'Added to the cart: {added} of {lines} lines.',
  'lines.none': 'Nothing was added to the cart. See each line for the reason.',
  'line.ok': 'Can be added.',
  'line.added': 'Added.',
  'line.merged': 'Same product as an earlier line: the quantities are added together.',
  'line.rounded': 'Rounded up to whole ship packs.',
  'line.clamped': 'Only {most} available in all: {possible} of {item} can be had.',
  'line.atMost': 'A line holds {most} at most: {possible} of {item} can be had.',
  'line.allInCart': 'The cart already holds all {most} that can be had.',
  'line.unavailable': 'Out of stock. Leave it out, or look for a similar product.',
  'line.withdrawn': 'No longer offered. Look for a similar product.',
  'line.unknown':
    'No product has this number or barcode. Check the digits, or search for the product.',
  'line.ambiguous': 'Several products have this code. Choose the one you mean.',
  'line.invalid': 'The quantity must be 1 or more. Correct it, or remove the line.',
  'line.noCode': 'The product number or barcode is missing. Enter it, or remove the line.',
  'line.priceChanged': 'The price was {then}; it is now {now}.',
  'line.packChanged': 'A ship pack held {then}; it now holds {now}.',

  'cart.lineUnknown': 'This line is no longer in the cart.',
  'cart.lineUnavailable': 'This product is out of stock. Take the line out of the cart.',
  'cart.lineClamped': 'Only {most} available; the quantity is now {most}.',
  'cart.lineAtMost': 'A line holds {most} at most; the quantity is now {most}.',

  'order.unknown': 'There is no such order.',
  'order.lengths': 'product_id, order_qty and price must be lists of the same length.',
  'order.cardNumber':
    'This looks like a card number. For your safety we do not keep card numbers here; remove it and place the order again.',
  'order.already': 'This was already ordered: order {order}. Nothing was ordered again.',
  'order.notInCart':
    'The order does not match the cart. Nothing was ordered; look at the cart and try again.',
  'order.lineNotInCart': 'This product is not in the cart.',
  'order.lineAboveCart': 'The cart holds only {item} of this product.',
  'order.changed':
    'Prices or stock have changed. Nothing was ordered; check the lines and place the order again.',
  'order.linePrice': 'The price has changed.',
  'order.lineStock': 'Only {available} available.',
  'order.lineSoldOut': 'Out of stock.',
  'order.lineWithdrawn': 'This product is no longer offered.',
} as const;
