import type { en } from './en';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'request.unreadable': 'Impossible de lire la demande : son contenu n’est pas du JSON valide.',
  'request.tooLarge': 'La demande est trop volumineuse. Envoyez-la en plusieurs parties.',
  'request.notJson': 'Envoyez la demande en JSON (Content-Type: application/json).',
  'request.refused': 'La demande n’a pas pu être traitée. Voyez ci-dessous ce qui ne va pas.',
  'request.tooMany': 'Trop de demandes. Réessayez dans {seconds} secondes.',
  'request.unknownAddress': 'Il n’y a rien à cette adresse.',
  'request.failed':
    'Une erreur est survenue de notre côté. Rien n’a été modifié; veuillez réessayer.',

  'field.missing': '{field} est manquant.',
  'field.unknown': '{field} n’est pas reconnu ici.',
  'field.text': '{field} doit être du texte.',
  'field.number': '{field} doit être un nombre.',
  'field.integer': '{field} doit être un nombre entier.',
  'field.boolean': '{field} doit être vrai ou faux.',
  'field.list': '{field} doit être une liste.',
  'field.object': '{field} doit être un objet.',
  'field.least': '{field} doit être d’au moins {limit}.',
  'field.most': '{field} doit être d’au plus {limit}.',
  'field.tooShort': '{field} doit compter au moins {limit} caractères.',
  'field.tooLong': '{field} doit compter au plus {limit} caractères.',
  'field.tooMany': '{field} contient trop d’éléments : le maximum est de {limit}.',
  'field.tooFew': '{field} doit contenir au moins {limit} éléments.',
  'field.notOffered': '{field} doit être l’une de ces valeurs : {choices}.',
  'field.form': '{field} n’est pas écrit comme prévu.',

  'session.needed': 'Connectez-vous pour continuer.',
  'session.ended': 'Votre session a pris fin. Connectez-vous de nouveau pour continuer.',
  'session.otherCustomer': 'Cet élément appartient à un autre compte.',

  'signIn.refused': 'L’adresse courriel ou le mot de passe est incorrect.',
  'signIn.underReview':
    'Votre compte est encore à l’étude. Vous recevrez un courriel dès qu’il sera actif.',
  'signIn.tooMany':
    'Trop de tentatives de connexion infructueuses. Attendez {minutes} minutes, puis réessayez avec le bon mot de passe.',

  'product.unknown': 'Ce produit n’est pas au catalogue.',
  'productGroup.unknown': 'Ce groupe de produits n’existe pas.',

  'password.changed': 'Votre mot de passe a été modifié. Vos autres appareils sont déconnectés.',
  'password.wrong': 'L’ancien mot de passe est incorrect.',
  'password.same': 'Le nouveau mot de passe doit être différent de l’ancien.',
  'password.obvious':
    'Ce mot de passe est facile à deviner. Choisissez-en un plus long ou moins courant.',
};
