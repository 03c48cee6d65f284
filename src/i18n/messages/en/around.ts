/** English words of what stands around the screens. */
export const around = {
  'consent.label': 'Visit statistics',
  'consent.question':
    'May we count your visits with a service of Google? It shows us which pages are used, and roughly from where. Nothing is measured before you agree.',
  'consent.more': 'What that means',
  'consent.accept': 'Accept',
  'consent.decline': 'Decline',
  'consent.kept': 'Noted. You can change this on the privacy page.',
  'consent.open': 'You have not decided yet: nothing is measured.',
  'consent.accepted': 'You agreed: your visits are counted.',
  'consent.declined': 'You declined: nothing is measured.',
  'consent.browser':
    'Your browser asks every site not to track you (Global Privacy Control): nothing is measured.',
  'consent.none': 'This site counts no visits: there is nothing to agree to.',
};
