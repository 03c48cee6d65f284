/** French words of what stands around the screens. */
export const around = {
  'consent.label': 'Statistiques de visite',
  'consent.question':
    'Pouvons-nous compter vos visites avec un service de Google? Nous voyons ainsi quelles pages servent, et d’où l’on vient à peu près. Rien n’est mesuré avant votre accord.',
  'consent.more': 'Ce que cela signifie',
  'consent.accept': 'Accepter',
  'consent.decline': 'Refuser',
  'consent.kept': 'C’est noté. Vous pouvez changer d’avis à la page de confidentialité.',
  'consent.open': 'Vous n’avez pas encore décidé : rien n’est mesuré.',
  'consent.accepted': 'Vous avez accepté : vos visites sont comptées.',
  'consent.declined': 'Vous avez refusé : rien n’est mesuré.',
  'consent.browser':
    'Votre navigateur demande à tous les sites de ne pas vous suivre (Global Privacy Control) : rien n’est mesuré.',
  'consent.none': 'Ce site ne compte pas les visites : il n’y a rien à accepter.',
};
