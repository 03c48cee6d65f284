import type { opticon as english } from '../en/opticon';

export const opticon: Record<keyof typeof english, string> = {
  'opticon.why':
    'Téléversez le fichier de votre lecteur ou n’importe quelle liste de codes. Vous vérifiez chaque ligne avant que quoi que ce soit aille au panier.',
  'opticon.choose': 'Choisir un fichier',
  'opticon.drop': 'ou déposez-le n’importe où sur cette page',
  'opticon.drop.now': 'Relâchez, et le fichier est lu',
  'opticon.paste': 'Ou lisez, tapez ou collez ici',
  'opticon.paste.hint': 'Un code par ligne, suivi d’une quantité si ce n’est pas 1.',
  'opticon.paste.read': 'Lire ces lignes',
  'opticon.pasted': 'Lignes collées',
  'opticon.forms': 'Fichiers reconnus',
  'opticon.forms.why': 'Vous n’avez ni à préciser lequel, ni à régler quoi que ce soit.',
  'opticon.forms.batch':
    'SCANNED.TXT d’un lecteur qui se branche comme une clé USB (OPN-2004 à 6000, PX-20, RS-3000)',
  'opticon.forms.companion': 'Barcodes.txt ou Barcodes.csv du programme OPN Companion',
  'opticon.forms.terminal': 'DATA.TXT d’un terminal à clavier (OPL, OPH)',
  'opticon.forms.list':
    'Une liste de numéros de produit ou de codes-barres, avec ou sans quantités',
  'opticon.reading': 'Lecture de {name}…',
  'opticon.checking': 'Recherche de {count|# code|# codes}…',
  'opticon.several':
    'Un fichier à la fois : {name} est lu, {count|# autre ne l’est pas|# autres ne le sont pas}.',
  'opticon.refused.empty':
    '{name} est vide. Lisez des codes, déchargez le lecteur de nouveau et choisissez le nouveau fichier.',
  'opticon.refused.binary':
    '{name} n’est pas un fichier texte. Choisissez celui que votre lecteur produit, par exemple SCANNED.TXT ou Barcodes.txt.',
  'opticon.refused.spreadsheet':
    '{name} est un classeur. Enregistrez-le en CSV dans votre tableur, puis choisissez ce fichier.',
  'opticon.refused.tooLarge': '{name} dépasse 10 Mo. Divisez-le en fichiers plus petits.',
  'opticon.refused.tooManyLines':
    '{name} compte plus de 50 000 lignes. Divisez-le en fichiers plus petits.',
  'opticon.refused.noCodes':
    'Il n’y a ni numéro de produit ni code-barres dans {name}. Choisissez le fichier que votre lecteur produit, ou une liste de codes.',
  'opticon.refused.unreadable':
    '{name} n’a pas pu être ouvert. Vérifiez que le lecteur est toujours branché, puis choisissez le fichier de nouveau.',
  'opticon.read': 'Reconnu comme {form} : {what}, {layout}.',
  'opticon.read.scans': '{scans|# lecture|# lectures} de {codes|# code|# codes}',
  'opticon.read.packs': '{packs|# lot|# lots} de {codes|# code|# codes}',
  'opticon.layout.columns': 'en colonnes séparées par des {separator} : {columns}',
  'opticon.layout.lines': 'un code par ligne',
  'opticon.headings':
    '{count|# ligne de titres est laissée|# lignes de titres sont laissées} de côté.',
  'opticon.form.companion': 'un fichier d’OPN Companion',
  'opticon.form.batch': 'un fichier différé d’un lecteur OPN ou PX',
  'opticon.form.terminal': 'un fichier d’un terminal OPL ou OPH',
  'opticon.form.webSerial': 'un fichier du module de lecture pour navigateurs',
  'opticon.form.codes': 'une liste de codes',
  'opticon.form.codesAndQuantities': 'une liste de codes et de quantités',
  'opticon.separator.comma': 'virgules',
  'opticon.separator.semicolon': 'points-virgules',
  'opticon.separator.tab': 'tabulations',
  'opticon.separator.bar': 'barres verticales',
  'opticon.separator.space': 'espaces',
  'opticon.separator.slash': 'barres obliques',
  'opticon.separator.control': 'caractères de commande',
  'opticon.column.code': 'code',
  'opticon.column.quantity': 'quantité',
  'opticon.column.symbology': 'type de code-barres',
  'opticon.column.time': 'heure',
  'opticon.column.date': 'date',
  'opticon.column.timeAndDate': 'date et heure',
  'opticon.column.clockOff': 'aucune heure, l’horloge étant arrêtée',
  'opticon.column.serial': 'numéro de série du lecteur',
  'opticon.column.terminal': 'terminal ou emplacement',
  'opticon.column.other': 'autre chose',
  'opticon.unread': '{count|# ligne n’a pas pu être lue|# lignes n’ont pas pu être lues}',
  'opticon.unread.line': 'Ligne',
  'opticon.unread.text': 'Son contenu',
  'opticon.unread.why': 'La raison, et quoi faire',
  'opticon.unread.more': 'Afficher {count|# autre ligne|# autres lignes}',
  'opticon.unread.noCode': 'Elle ne contient aucun code. Lisez le produit encore une fois.',
  'opticon.unread.notACode': 'Ce n’est ni un numéro de produit ni un code-barres.',
  'opticon.unread.damagedCode':
    'Il manque des chiffres : un tableur a abrégé le code, ou le fichier est abîmé. Lisez le produit encore une fois.',
  'opticon.unread.noQuantity': 'La quantité manque. Ajoutez le produit à la main.',
  'opticon.unread.ambiguousQuantity':
    'La quantité peut se lire de deux façons. Écrivez-la sans point ni virgule.',
  'opticon.unread.invalidQuantity': 'La quantité n’est pas un nombre entier.',
  'opticon.unread.quantityTooLarge': 'La quantité dépasse 99 999.',
  'opticon.unread.tooManyColumns': 'Elle a plus de colonnes qu’aucun lecteur n’en écrit.',
  'opticon.unread.cutShort': 'Le fichier s’arrête au milieu. Déchargez le lecteur de nouveau.',
  'opticon.another': 'Téléverser un autre fichier',
  'opticon.putAway': '{name} est mis de côté, sans être terminé.',
  'opticon.goOn': 'Continuer avec {name}',
  'opticon.discard': 'Mettre cette liste de côté',
  'opticon.resumed':
    'Vous avez commencé cette vérification le {when}. Le stock et les prix sont ceux de maintenant.',
  'opticon.repeated':
    'Le même contenu a déjà été ajouté au panier : {name}, {count|# ligne|# lignes}, le {when}. Ne l’ajoutez de nouveau que si vous le voulez en double.',
};
