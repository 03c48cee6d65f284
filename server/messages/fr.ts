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

  'page.unknown': 'Cette page n’existe pas.',
  'file.unknown': 'Ce fichier n’existe pas.',
  'support.noQuestion': 'Écrivez d’abord votre question.',

  'password.changed': 'Votre mot de passe a été modifié. Vos autres appareils sont déconnectés.',
  'password.wrong': 'L’ancien mot de passe est incorrect.',
  'password.same': 'Le nouveau mot de passe doit être différent de l’ancien.',
  'password.obvious':
    'Ce mot de passe est facile à deviner. Choisissez-en un plus long ou moins courant.',

  'request.running': 'Cette demande est encore en traitement. Réessayez dans un instant.',
  'request.keyReused': 'Cette clé Idempotency-Key a déjà servi pour une autre demande.',
  'request.badKey': 'Idempotency-Key doit compter de 1 à 255 caractères.',

  'lines.some': 'Ajouté au panier : {added} lignes sur {lines}.',
  'lines.none': 'Rien n’a été ajouté au panier. La raison figure à chaque ligne.',
  'line.ok': 'Peut être ajouté.',
  'line.added': 'Ajouté.',
  'line.merged': 'Même produit qu’une ligne précédente : les quantités sont additionnées.',
  'line.rounded': 'Arrondi à des lots d’expédition entiers.',
  'line.clamped':
    'Seulement {most} en stock au total : {possible} sur {item} peuvent être fournis.',
  'line.atMost': 'Une ligne contient au plus {most} : {possible} sur {item} peuvent être fournis.',
  'line.allInCart': 'Le panier contient déjà tout ce qui peut être fourni, soit {most}.',
  'line.unavailable': 'En rupture de stock. Retirez-le ou cherchez un produit semblable.',
  'line.withdrawn': 'N’est plus offert. Cherchez un produit semblable.',
  'line.unknown':
    'Aucun produit ne porte ce numéro ou ce code à barres. Vérifiez les chiffres ou cherchez le produit.',
  'line.ambiguous': 'Plusieurs produits portent ce code. Choisissez celui que vous voulez.',
  'line.invalid': 'La quantité doit être d’au moins 1. Corrigez-la ou retirez la ligne.',
  'line.noCode':
    'Le numéro de produit ou le code à barres manque. Inscrivez-le ou retirez la ligne.',
  'line.priceChanged': 'Le prix était de {then}; il est maintenant de {now}.',
  'line.packChanged':
    'Le lot d’expédition contenait {then} unités; il en contient maintenant {now}.',

  'cart.lineUnknown': 'Cette ligne n’est plus dans le panier.',
  'cart.lineUnavailable': 'Ce produit est en rupture de stock. Retirez la ligne du panier.',
  'cart.lineClamped': 'Seulement {most} en stock; la quantité est maintenant de {most}.',
  'cart.lineAtMost': 'Une ligne contient au plus {most}; la quantité est maintenant de {most}.',

  'order.unknown': 'Cette commande n’existe pas.',
  'order.lengths': 'product_id, order_qty et price doivent être des listes de même longueur.',
  'order.cardNumber':
    'Ceci ressemble à un numéro de carte. Pour votre sécurité, nous n’en conservons pas ici; retirez-le et passez la commande de nouveau.',
  'order.already':
    'Ces articles ont déjà été commandés : commande {order}. Rien n’a été commandé une seconde fois.',
  'order.notInCart':
    'La commande ne correspond pas au panier. Rien n’a été commandé; vérifiez le panier et réessayez.',
  'order.lineNotInCart': 'Ce produit n’est pas dans le panier.',
  'order.lineAboveCart': 'Le panier ne contient que {item} de ce produit.',
  'order.changed':
    'Des prix ou des stocks ont changé. Rien n’a été commandé; vérifiez les lignes et passez la commande de nouveau.',
  'order.linePrice': 'Le prix a changé.',
  'order.lineStock': 'Seulement {available} en stock.',
  'order.lineSoldOut': 'En rupture de stock.',
  'order.lineWithdrawn': 'Ce produit n’est plus offert.',
};
