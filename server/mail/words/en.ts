/** What e-mails say; the other languages have the same keys. */
export const en = {
  regards: 'Kind regards,',
  hello: 'Hello {name},',
  helloThere: 'Hello,',
  notYou: 'If this was not you, you need not do anything.',

  receivedSubject: 'We have your application {reference}',
  received:
    'Thank you for applying for a trade account. Your application has the reference {reference} and is under review.',
  receivedNext:
    'We check the references and write to this address as soon as we have decided. If anything is unclear we ask you.',

  receivedLink: 'See where your application stands',

  questionSubject: 'A question about your application {reference}',
  question: 'While reviewing your application {reference} a question came up:',
  questionLink: 'Answer the question',
  questionNext:
    'The link works once, for 30 days, on the device on which you open it; nothing has to be filled in again. You can also call us and quote the reference. Do not send card, account or identity numbers by e-mail.',

  approvedSubject: 'Your trade account is open',
  approved:
    'Good news: your application {reference} is approved. Your customer code is {code}. You sign in with {email}.',
  approvedLink: 'Choose your password',
  approvedNext:
    'The link works once, for 7 days. After that, ask for a new one under “Forgot password”.',

  declinedSubject: 'Your application {reference}',
  declined: 'We have reviewed your application {reference} and cannot open an account at present:',
  declinedNext: 'If something has changed, or we have misunderstood something, please call us.',

  resetSubject: 'A new password for Haberdash',
  reset: 'Somebody, we think you, asked for a new password for {email}.',
  resetLink: 'Choose a new password',
  resetNext: 'The link works once, for 15 minutes. Nothing changes until you use it.',

  waitingSubject: 'Your account is still under review',
  waiting:
    'You asked for a new password. Your application {reference} is still under review, so there is no password yet.',
  waitingNext: 'As soon as it is approved you get a link with which you choose one.',

  changedSubject: 'Your password was changed',
  changed: 'The password of {email} was changed just now, and other devices are signed out.',
  changedNext:
    'If this was not you, choose a new password under “Forgot password” at once and call us.',

  statusSubject: 'Where your application {reference} stands',
  status:
    'Here is the link that you asked for: it shows where your application for a trade account stands.',
  statusNext: 'The link works once, for 30 days, on the device on which you open it.',

  resumeSubject: 'Continue your application',
  resume: 'Here is the link with which you continue your application for a trade account.',
  resumeLink: 'Continue the application',
  resumeNext:
    'The link works once, for 7 days, on the device on which you open it. Confidential fields are shown masked.',

  orderPlacedSubject: 'Your order {order}',
  orderPlaced: 'Thank you. We have your order {order}.',
  orderPlacedNext:
    'Until {minutes} minutes after you placed it, you can cancel the order yourself: open it with the link above. After that it is with the warehouse; please call us if something is not right.',
  orderCancelledSubject: 'Your order {order} is cancelled',
  orderCancelled: 'You have cancelled your order {order}. Nothing of it will be sent.',
  orderCancelledNext: 'If this was not you, please call us at once.',
  orderLink: 'Open the order',
  orderPo: 'Purchase order number:',
  orderComment: 'Comment:',
  orderLines: 'Lines:',
  orderUnitsInAll: 'Units:',
  orderSum: 'Total:',
  orderProduct: 'Product',
  orderUnits: 'Packs × pack = units',
  orderPrice: 'Unit price',
  orderTotal: 'Total',
  orderMore: 'Only the first {shown} of {lines} lines stand here: open the order to see them all.',
} as const;

/** Every sentence of the e-mails, `{slots}` to be filled. */
export type MailWords = Readonly<Record<keyof typeof en, string>>;
