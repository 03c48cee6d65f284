/**
 * Effective date of each consent wording. Change the date whenever a wording on the screens
 * changes, so that each application proves which text its applicant read.
 */
export const CONSENT_WORDINGS = {
  caslConsent: '2026-11-21',
  authorized_card: '2026-11-21',
  accepted_terms: '2026-11-21',
} as const;
