import type { home as english } from '../en/home';

export const home: Record<keyof typeof english, string> = {
  'home.title': 'Matériel d’art, d’artisanat, de couture et fournitures scolaires en gros',
  'home.words':
    'Fil, peinture, papier et tout ce qui va avec, vendus au lot aux boutiques du Canada et des États-Unis.',
  'home.sold': 'Ce que nous tenons',
  'home.products': '{count|# produit|# produits}',
  'home.best': 'Meilleures ventes',
  'home.why': 'Pourquoi ouvrir un compte commercial',
  'home.why.prices': 'Vos prix, nos stocks',
  'home.why.prices.words':
    'Le prix, le prix de détail et la quantité disponible à côté de chaque produit.',
  'home.why.again': 'Commander de nouveau en deux clics',
  'home.why.again.words':
    'Chaque commande reste dans votre historique, prête à retourner au panier.',
  'home.why.scan': 'Du lecteur au panier',
  'home.why.scan.words':
    'Parcourez vos rayons avec un Opticon, téléversez le fichier, vérifiez chaque ligne, c’est fait.',
  'home.why.credit': 'Acheter à crédit',
  'home.why.credit.words':
    'Une seule demande de crédit commercial. Nous l’étudions et vous écrivons quand le compte est ouvert.',
  'home.orderAgain': 'Commander de nouveau',
  'home.allOrders': 'Toutes les commandes',
  'home.noOrders':
    'Vous n’avez pas encore commandé. Parcourez les catégories ou téléversez une liste que vous avez déjà.',
  'home.lines': '{count|# ligne|# lignes}',
  'home.usual': 'Articles habituels',
  'home.noUsual': 'Ce que vous commandez souvent se trouvera ici.',
  'home.last': 'Dernière fois : {count|# lot|# lots}, {date}',
  'home.usually': 'D’habitude {count|# lot|# lots}',
  'home.cart': 'Votre commande en cours',
  'home.scan.title': 'Téléverser ou numériser',
  'home.scan.why': 'Un fichier de votre lecteur Opticon ou une liste de codes et de quantités.',
  'home.scan.link': 'Téléverser un fichier',
  'home.news': 'Du nouveau chez Haberdash',
  'quick.title': 'Ajouter par numéro',
  'quick.code': 'Numéro de produit ou code-barres',
  'quick.packs': 'Lots',
  'quick.added': '{name} : {packs|# lot ajouté|# lots ajoutés} ({units|# unité|# unités}).',
};
