import type { habits as english } from '../en/habits';

export const habits: Record<keyof typeof english, string> = {
  'habits.title': 'Mes achats',
  'habits.words':
    'Tout ce que vous avez déjà commandé\u00a0: inscrivez ce qu’il vous faut dans la dernière colonne, puis envoyez le tout d’un coup.',
  'habits.filter': 'Filtrer la liste',
  'habits.text': 'Chercher dans la liste',
  'habits.text.hint': 'Nom, numéro, couleur ou code-barres',
  'habits.allCategories': 'Toutes les catégories',
  'habits.sort': 'Ordre',
  'habits.sort.often': 'Les plus achetés',
  'habits.sort.due': 'À recommander d’abord',
  'habits.sort.last': 'Achetés en dernier',
  'habits.sort.name': 'Nom',
  'habits.sort.number': 'Numéro de produit',
  'habits.sort.shelf': 'Comme sur l’étagère',
  'habits.onlyDue': 'À recommander ({count})',
  'habits.onlyPrice': 'En solde ou à un autre prix',
  'habits.count': '{shown} sur {count|# produit|# produits}',
  'habits.fill':
    'Inscrire la quantité habituelle de {count|# produit à recommander|# produits à recommander}',
  'habits.print': 'Imprimer en bon de commande',
  'habits.none':
    'Vous n’avez encore rien commandé. Après votre première commande, vos achats seront ici.',
  'habits.noMatch': 'Aucun de vos achats ne correspond. Changez les mots ou les filtres.',
  'habits.notServed':
    'Ce serveur ne tient pas cette liste. Vos commandes passées peuvent être recommandées.',
  'habits.picture': 'Image',
  'habits.product': 'Produit',
  'habits.lastSix': 'Six dernières commandes',
  'habits.usual': 'D’habitude',
  'habits.interval': 'Tous les',
  'habits.days': '{count|# jour|# jours}',
  'habits.last': 'Dernier achat',
  'habits.price': 'Prix unitaire',
  'habits.was': 'avant {price}',
  'habits.packs': 'Cette commande',
  'habits.due': 'À recommander',
  'habits.proposals': 'Vous pourriez aussi en avoir besoin',
  'habits.proposals.words':
    'Vous ne les avez pas encore achetés\u00a0: ils ressemblent à vos achats, et les boutiques les commandent en ce moment. Rien n’est ajouté sans que vous l’inscriviez.',
  'home.whatIBuy': 'Tous mes achats',
};
