/**
 * The rules whose numbers messages name: `{resetLinkMinutes}` in a message of the screens or the
 * server is the number here, so that no message repeats it; documents name a number where their
 * readers need it.
 */
export const RULES = {
  /** Minutes in which a placed order can be cancelled, before it is released to the warehouse. */
  cancellableMinutes: 10,
  /** How long the links in e-mails work. */
  resetLinkMinutes: 15,
  firstPasswordLinkDays: 7,
  resumeLinkDays: 7,
  statusLinkDays: 30,
  /** After how long a session ends: without use, and at the latest. */
  sessionIdleHours: 8,
  sessionDays: 7,
  /** How long the staff see a confidential value that they asked for. */
  revealSeconds: 60,
  /** Uploaded order files: size, size once unpacked, lines, and time to read one. */
  fileMegabytes: 10,
  unpackedMegabytes: 64,
  fileLines: 50_000,
  readingSeconds: 20,
  /** Largest quantity of a line, in packs. */
  packsPerLine: 99_999,
  /** Webhooks: time to answer, time until the operator is warned, time until it is switched off. */
  webhookTimeoutSeconds: 15,
  webhookWarningHours: 1,
  webhookFailingDays: 3,
  /** Hours in which the previous secret of a webhook is valid beside the new one. */
  secretsOverlapHours: 24,
  /** Hours over which the calls of a key are counted. */
  keyUseHours: 24,
  /** Days for which jobs and e-mails are kept. */
  jobDays: 30,
  mailDays: 30,
  /** Saved lists: of a customer, lines of one, and days in which a deleted one can be restored. */
  listsOfCustomer: 200,
  linesOfList: 2_000,
  deletedListDays: 30,
  /** Days after which a standing list that nobody answers moves on. */
  standingAnswerDays: 14,
  /** Days for which the lists of somebody who is turned off are kept. */
  leaversListDays: 90,
  customerCodeLength: 40,
  /** Everybody who can sign in for one customer, and invitations by its people in a day. */
  peopleOfCustomer: 250,
  invitationsPerDay: 20,
  /**
   * Days in which an order that waits for approval keeps its prices, after which it is called to
   * mind, and after which it ends.
   */
  keptPriceDays: 14,
  firstReminderDays: 2,
  secondReminderDays: 7,
  requisitionDays: 30,
  idempotencyKeyLength: 255,
  /** Days for which the answer to a repeated request is kept. */
  answerDays: 7,
} as const;
