import type { purchaseHistory as english } from '../en/purchaseHistory';

export const purchaseHistory: Record<keyof typeof english, string> = {
  'purchaseHistory.title': 'Mes achats',
  'purchaseHistory.words':
    'Tout ce que vous avez déjà commandé\u00a0: inscrivez ce qu’il vous faut dans la dernière colonne, puis envoyez le tout d’un coup.',
  'purchaseHistory.filter': 'Filtrer la liste',
  'purchaseHistory.text': 'Chercher dans la liste',
  'purchaseHistory.text.hint': 'Nom, numéro, couleur ou code-barres',
  'purchaseHistory.allCategories': 'Toutes les catégories',
  'purchaseHistory.sort': 'Ordre',
  'purchaseHistory.sort.often': 'Les plus achetés',
  'purchaseHistory.sort.due': 'À recommander d’abord',
  'purchaseHistory.sort.last': 'Achetés en dernier',
  'purchaseHistory.sort.name': 'Nom',
  'purchaseHistory.sort.number': 'Numéro de produit',
  'purchaseHistory.sort.shelf': 'Comme sur l’étagère',
  'purchaseHistory.onlyDue': 'À recommander ({count})',
  'purchaseHistory.onlyPrice': 'En solde ou à un autre prix',
  'purchaseHistory.count': '{shown} sur {count|# produit|# produits}',
  'purchaseHistory.fill':
    'Inscrire la quantité habituelle de {count|# produit à recommander|# produits à recommander}',
  'purchaseHistory.print': 'Imprimer en bon de commande',
  'purchaseHistory.none':
    'Vous n’avez encore rien commandé. Après votre première commande, vos achats seront ici.',
  'purchaseHistory.noMatch': 'Aucun de vos achats ne correspond. Changez les mots ou les filtres.',
  'purchaseHistory.notServed':
    'Ce serveur ne tient pas cette liste. Vos commandes passées peuvent être recommandées.',
  'purchaseHistory.picture': 'Image',
  'purchaseHistory.product': 'Produit',
  'purchaseHistory.lastSix': 'Six dernières commandes',
  'purchaseHistory.usual': 'D’habitude',
  'purchaseHistory.interval': 'Tous les',
  'purchaseHistory.days': '{count|# jour|# jours}',
  'purchaseHistory.last': 'Dernier achat',
  'purchaseHistory.price': 'Prix unitaire',
  'purchaseHistory.was': 'avant {price}',
  'purchaseHistory.packs': 'Cette commande',
  'purchaseHistory.due': 'À recommander',
  'purchaseHistory.proposals': 'Vous pourriez aussi en avoir besoin',
  'purchaseHistory.proposals.words':
    'Vous ne les avez pas encore achetés\u00a0: ils ressemblent à vos achats, et les boutiques les commandent en ce moment. Rien n’est ajouté sans que vous l’inscriviez.',
  'home.purchaseHistory': 'Tous mes achats',
};
