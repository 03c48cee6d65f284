/**
 * The wording that was agreed to, by the day it came into force. Whoever changes a wording on the
 * screens changes its day here, so that each application proves what its applicant has read.
 */
export const CONSENT_WORDINGS = {
  caslConsent: '2026-11-21',
  authorized_card: '2026-11-21',
  accepted_terms: '2026-11-21',
} as const;
