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
  'line.rounded':
    'Arrondi à des lots d’expédition entiers : {units} demandés, {packs} × {pack} = {total} unités.',
  'line.roundedInAll':
    'Avec les lignes précédentes de ce produit, {units} demandés, arrondis : {packs} × {pack} = {total} unités.',
  'line.inEarlierPacks':
    'Déjà compris dans les lots des lignes précédentes : {units} demandés en tout, {packs} × {pack} = {total} unités.',
  'line.case': 'Code d’une caisse : chacune compte pour un lot d’expédition.',
  'line.caseInUnits': 'Code d’une caisse : chacune compte pour {pack} unités.',
  'line.remembered': 'Trouvé grâce à votre propre code.',
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
  'order.cancelled': 'La commande {order} est annulée.',
  'order.cancelledBefore': 'La commande {order} est déjà annulée. Rien d’autre n’a été fait.',
  'order.released':
    'La commande {order} est à l’entrepôt et ne peut plus être annulée. Veuillez nous appeler.',
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

  'application.street.required': 'Indiquez la rue',
  'application.city.required': 'Indiquez la ville',
  'application.province.required': 'Indiquez la province',
  'application.postalCode.required': 'Indiquez le code postal',
  'application.shippingProvince.required': 'Indiquez la province de livraison',
  'application.shippingPostalCode.required': 'Indiquez le code postal de livraison',
  'application.state.required': 'Indiquez l’État',
  'application.zip.required': 'Indiquez le code ZIP',
  'application.telephone.required': 'Indiquez le numéro de téléphone',
  'application.fax.required': 'Indiquez le numéro de télécopieur',
  'application.gst.required': 'Indiquez le numéro de TPS',
  'application.pst.required': 'Indiquez le numéro de TVP',
  'application.qst.required': 'Indiquez le numéro de TVQ',
  'application.businessType.required': 'Indiquez le type d’entreprise',
  'application.businessLicense.required': 'Indiquez le numéro de permis d’entreprise',
  'application.irsBusiness.required': 'Indiquez le numéro d’entreprise IRS',
  'application.email.required': 'Indiquez l’adresse courriel',
  'application.website.required': 'Indiquez le site Web',
  'application.apContact.required': 'Indiquez la personne-ressource des comptes fournisseurs',
  'application.formerName.required': 'Indiquez sous quel nom vous étiez client.',
  'application.preferredCourier.required': 'Indiquez le transporteur préféré',
  'application.customsBroker.required': 'Indiquez le courtier en douane',
  'application.courierAccount.required': 'Indiquez le numéro de compte du transporteur',
  'application.consigneeName.required': 'Indiquez le nom du destinataire.',
  'application.ownerName.required': 'Indiquez le nom du propriétaire.',
  'application.ownerAddress.required': 'Indiquez votre adresse personnelle.',
  'application.businessName.required': 'Indiquez le nom de l’entreprise',
  'application.socialSecurity.required': 'Indiquez le numéro de sécurité sociale',
  'application.driverLicense.required': 'Indiquez le numéro de permis de conduire',
  'application.bankName.required': 'Indiquez le nom de la banque',
  'application.bankAccount.required': 'Indiquez le numéro de compte bancaire',
  'application.bankTelephone.required': 'Indiquez le téléphone de la banque',
  'application.bankManager.required': 'Indiquez la personne chargée du compte à la banque',
  'application.bankAddress.required': 'Indiquez l’adresse de la banque',
  'application.cardholderName.required': 'Indiquez le nom du titulaire de la carte',
  'application.authorizedCard.required':
    'Autorisez-nous à conserver la carte et à y porter les factures.',
  'application.acceptedTerms.required': 'Acceptez les modalités de crédit.',
  'application.email.refused': 'Adresse courriel non valide',
  'application.digits.refused': 'N’utilisez que des chiffres.',
  'application.date.refused': 'Écrivez la date sous la forme année-mois-jour, comme 2004-09-30.',
  'application.expiry.refused':
    'Écrivez la date d’expiration sous la forme mois/année, comme 04/29.',
  'application.expiry.past': 'La carte est expirée.',
  'application.cardNumber.refused':
    'Cela ressemble à un numéro de carte. Nous ne conservons jamais de numéros de carte; supprimez-le.',
  'application.refused': 'La demande n’est pas complète. Voyez ci-dessous ce qui manque.',
  'application.otherForm': '{field} ne fait pas partie du formulaire de ce pays.',
  'draft.changed':
    'Cette demande a été modifiée dans une autre fenêtre. Vérifiez-la, puis enregistrez de nouveau.',
  'draft.none': 'Il n’y a aucune demande inachevée dans ce navigateur.',
  'draft.mailed': 'Le lien est en route vers cette adresse.',
  'draft.linkDead':
    'Ce lien a déjà servi ou a expiré. Ouvrez la demande dans le navigateur où vous l’avez commencée, ou demandez-y un nouveau lien.',
  'passwordHelp.sent':
    'Si un compte existe à cette adresse, un message contenant un lien est en route. Le lien ne fonctionne qu’une fois et expire après 15 minutes.',
  'passwordHelp.linkDead':
    'Ce lien a déjà servi, a expiré ou appartient à une autre adresse. Demandez-en un nouveau.',
  'passwordHelp.differ': 'Les mots de passe ne correspondent pas',
  'passwordHelp.reset': 'Le mot de passe a été réinitialisé',
  'staff.needed': 'Connectez-vous comme membre du personnel.',
  'review.unknown': 'Cette demande n’existe pas.',
  'review.noField': 'La demande ne contient rien dans ce champ.',
  'review.approvedAlready': 'Cette demande a déjà été approuvée par {who}.',
  'review.declinedAlready': 'Cette demande a déjà été refusée par {who}.',
  'review.changed':
    'Cette demande a changé depuis que vous l’avez ouverte. Relisez-la avant de décider.',
  'review.emailTaken': 'Un client a déjà cette adresse courriel.',
  'review.codeTaken': 'Un autre client a ce code de client.',
  'review.sensitive':
    'Ce texte répète un champ confidentiel de la demande. Rien de cela ne va dans un courriel; retirez-le.',

  'sheet.product': 'Numéro de produit',
  'sheet.barcodes': 'Codes à barres',
  'sheet.name': 'Nom',
  'sheet.brand': 'Marque',
  'sheet.category': 'Catégorie',
  'sheet.class': 'Classe',
  'sheet.pack': 'Lot',
  'sheet.list': 'Prix courant',
  'sheet.sale': 'Prix soldé',
  'sheet.retail': 'Prix de détail',
  'sheet.available': 'Lots disponibles',
  'sheet.products': 'Produits',
  'sheet.products.file': 'produits',
  'class.F': 'Nouveauté',
  'class.R': 'Liquidation',
  'class.Y': 'En solde',
  'class.N': 'À venir',
};
