import type { MailWords } from './en';

export const fr: MailWords = {
  regards: 'Cordialement,',
  hello: 'Bonjour {name},',
  helloThere: 'Bonjour,',
  notYou: 'Si ce n’était pas vous, vous n’avez rien à faire.',

  receivedSubject: 'Nous avons bien reçu votre demande {reference}',
  received:
    'Merci d’avoir demandé l’ouverture d’un compte commercial. Votre demande porte le numéro {reference} et elle est à l’étude.',
  receivedNext:
    'Nous vérifions les références et vous écrirons à cette adresse dès que nous aurons pris une décision. Si un point n’est pas clair, nous vous poserons la question.',

  receivedLink: 'Voir où en est votre demande',

  questionSubject: 'Une question sur votre demande {reference}',
  question: 'L’étude de votre demande {reference} a soulevé une question :',
  questionLink: 'Répondre à la question',
  questionNext:
    'Le lien sert une seule fois, pendant 30 jours, sur l’appareil où vous l’ouvrez; il n’y a rien à remplir de nouveau. Vous pouvez aussi nous appeler en indiquant le numéro de la demande. N’envoyez pas de numéros de carte, de compte ou d’identité par courriel.',

  approvedSubject: 'Votre compte commercial est ouvert',
  approved:
    'Bonne nouvelle : votre demande {reference} est approuvée. Votre code de client est {code}. Vous vous connectez avec l’adresse {email}.',
  approvedLink: 'Choisir votre mot de passe',
  approvedNext:
    'Le lien ne fonctionne qu’une fois et expire après 7 jours. Ensuite, demandez-en un nouveau sous « Mot de passe oublié ».',

  declinedSubject: 'Votre demande {reference}',
  declined:
    'Nous avons étudié votre demande {reference} et ne pouvons pas ouvrir de compte pour le moment :',
  declinedNext:
    'Si votre situation a changé ou si nous avons mal compris un point, veuillez nous appeler.',

  resetSubject: 'Un nouveau mot de passe pour Haberdash',
  reset: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour {email}.',
  resetLink: 'Choisir un nouveau mot de passe',
  resetNext:
    'Le lien ne fonctionne qu’une fois et expire après 15 minutes. Rien ne change tant que vous ne l’utilisez pas.',

  waitingSubject: 'Votre compte est encore à l’étude',
  waiting:
    'Vous avez demandé un nouveau mot de passe. Votre demande {reference} est encore à l’étude; il n’y a donc pas encore de mot de passe.',
  waitingNext: 'Dès qu’elle sera approuvée, vous recevrez un lien pour en choisir un.',

  changedSubject: 'Votre mot de passe a été modifié',
  changed:
    'Le mot de passe de {email} vient d’être modifié, et les autres appareils sont déconnectés.',
  changedNext:
    'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe sous « Mot de passe oublié » et appelez-nous.',

  statusSubject: 'Où en est votre demande {reference}',
  status:
    'Voici le lien que vous avez demandé : il montre où en est votre demande de compte commercial.',
  statusNext: 'Le lien sert une seule fois, pendant 30 jours, sur l’appareil où vous l’ouvrez.',

  resumeSubject: 'Poursuivre votre demande',
  resume: 'Voici le lien pour poursuivre votre demande de compte commercial.',
  resumeLink: 'Poursuivre la demande',
  resumeNext:
    'Le lien ne fonctionne qu’une fois, sur l’appareil où vous l’ouvrez, et expire après 7 jours. Les champs confidentiels sont masqués.',

  orderPlacedSubject: 'Votre commande {order}',
  orderPlaced: 'Merci. Nous avons bien reçu votre commande {order}.',
  orderPlacedNext:
    'Pendant les {minutes} minutes qui suivent, vous pouvez annuler la commande vous-même : ouvrez-la avec le lien ci-dessus. Ensuite, elle est à l’entrepôt; appelez-nous si quelque chose ne convient pas.',
  orderCancelledSubject: 'Votre commande {order} est annulée',
  orderCancelled: 'Vous avez annulé votre commande {order}. Rien n’en sera expédié.',
  orderCancelledNext: 'Si ce n’était pas vous, veuillez nous appeler sans attendre.',
  orderLink: 'Ouvrir la commande',
  orderPo: 'Bon de commande :',
  orderComment: 'Commentaire :',
  orderLines: 'Lignes :',
  orderUnitsInAll: 'Unités :',
  orderSum: 'Total :',
  orderProduct: 'Produit',
  orderUnits: 'Lots × unités par lot = unités',
  orderPrice: 'Prix unitaire',
  orderTotal: 'Total',
  orderMore:
    'Seules les {shown} premières des {lines} lignes figurent ici : ouvrez la commande pour les voir toutes.',
};
