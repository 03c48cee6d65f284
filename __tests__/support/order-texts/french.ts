import { orderText as text } from './orderText';

/** Written as office staff in Quebec and New Brunswick write. */
export const FRENCH = [
  text(
    'Bonjour,\n\nPouvez-vous nous envoyer 6 unités de 22423 et 12 de 85123A?\n\nMerci,\nJosée',
    '22423=6 85123A=12',
  ),
  text('Commande : 22720 x 8, 47566 x 24, 20725 x 10. Bonne journée!', '22720=8 47566=24 20725=10'),
  text('BC 7741\n22423 : 12\n85123A : 36\n84879 : 16\nTotal : 64', '22423=12 85123A=36 84879=16'),
  text(
    'Ajoutez à la prochaine livraison :\n- 4 présentoirs (22423)\n- 10 sacs à lunch (20725)',
    '22423=4 20725=10',
  ),
  text(
    'Je vous retourne 3 x 22189, ils sont abîmés.\nEt il me faudrait 6 x 22720.',
    '22720=6',
    '22189',
  ),
  text('22423 x 6 et 3 des rouges svp', '22423=6', 'rouges'),
  text('Il me reste 2 de 47566, envoyez-en 12.', '47566=12'),
  text(
    '22189 - 5\n84879 - 8\n\nLe 3 nov. 2026 à 9 h 12, Mercerie Laine <info@laine.test> a écrit :\n> 22189 est de retour, nous en avons 40\n> Cordialement',
    '22189=5 84879=8',
  ),
  text(
    'Livrer à : Tricot et cie, 452, rue Principale, Granby (Québec) J2G 2W9\n22423 (3)\n22720 (6)',
    '22423=3 22720=6',
  ),
  text(
    'Je voudrais trois 22423, deux douzaines de 85123A et cinq de 22189',
    '22423=3 85123A=24 22189=5',
  ),
  text('22423 x 6\n85123A x 12... pardon, plutôt 8', '22423=6 85123A=8'),
  text(
    'Crédit pour 2 x 22423 reçus cassés svp.\nNouvelle commande : 22720 : 4',
    '22720=4',
    '22423',
  ),
  text('Pour le 5 décembre : 22423 (3), 22720 (4), 47566 (10)', '22423=3 22720=4 47566=10'),
  text('Ne pas envoyer 22720 cette fois. 85123A x 12 seulement', '85123A=12', '22720'),
  text('22271, 22273, 22274 : 6 de chaque', '22271=6 22273=6 22274=6'),
  text('1) 22423 - 4\n2) 85123A - 12\n3) 22720 - 2', '22423=4 85123A=12 22720=2'),
  text('allo! 22423 ×4 😊 85123A ×12 et 47566 ×6 mercii', '22423=4 85123A=12 47566=6'),
  text('AB 1042 BL : 4\nAB 1042 : 2', 'AB-1042-BL=4 AB-1042=2'),
  text('On a vendu 5 de 22423 samedi.\nNous en voulons 10 autres.', '', '22423', '10 autres'),
  text(
    'Référence\tNbre\tDésignation\n22423\t3\tPrésentoir\n20725\t12\tSac à lunch',
    '22423=3 20725=12',
  ),
  text(
    'Veuillez expédier 24 de chaque : 22271, 22273 et 22274, avant vendredi le 4 décembre.',
    '22271=24 22273=24 22274=24',
  ),
  text('22197 : 1 200', '22197=1200'),
  text('Quel est le prix de 22720? Et envoyez 6 de 22423.', '22423=6', '22720'),
  text("Comme d'habitude, mais 8 de 22423", '', '22423'),
  text('22423 4 déc.', '', '22423'),
  text(
    'Il manquait 2 x 22423 dans la facture 55871. Ajoutez aussi 85123A x 6.',
    '85123A=6',
    '22423',
  ),
  text(
    'Code : 8720602838017, quantité : 3\nCUP 036000291452, 6 unités',
    '8720602838017=3 036000291452=6',
  ),
  text('Qté 6 - 22423\nQté 12 - 47566\nQté 4 - 20725', '22423=6 47566=12 20725=4'),
  text('22423 une demi-douzaine, 85123A deux douzaines', '22423=6 85123A=24'),
  text('une vingtaine de 22189 et 6 de 20725', '20725=6', '22189'),
  text('Nous avons 14 de 22720 en stock.\n22423 x 6', '22423=6'),
  text("svp annuler le 22720 d'hier\net ajouter 4x 47566", '47566=4', '22720'),
  text('22423 x 6 (pas le bleu)\n84879 x 4', '84879=4', '22423'),
  text(
    'Bonjour,\nIl nous faut :\n\n2 caisses de 22197\n10 de 22189\n\nNotre compte 40012.\nMarie Roy\nTél. 450-555-0142',
    '22189=10',
    '22197',
  ),
  text('22720 8 ch.\n47566 3 pqt\n85123A 1 dz', '22720=8 47566=3 85123A=12'),
  text('22423 x 4 plus 2 boîtes de bougies', '22423=4', 'bougies'),
  text('4 x 8 720602 838017', '8720602838017=4'),
  text('le 22423 est arrivé cassé x 2', '', '22423'),
  text(
    'Notre commande\n\n22423\nPrésentoir\n4\n\n85123A\nPhotophore\n12\n\n47566\nFanions\n6\n\nMerci',
    '22423=4 85123A=12 47566=6',
  ),
  text('Si 22720 est en stock, 6, sinon 22189 x 6', '', '22720', '22189'),
];
