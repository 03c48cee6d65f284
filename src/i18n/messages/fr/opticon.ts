import type { opticon as english } from '../en/opticon';

export const opticon: Record<keyof typeof english, string> = {
  'opticon.why':
    'Téléversez le fichier de votre lecteur ou n’importe quelle liste de codes. Vous vérifiez chaque ligne avant que quoi que ce soit aille au panier.',
  'opticon.choose': 'Choisir un fichier',
  'opticon.drop': 'ou déposez-le n’importe où',
  'opticon.drop.now': 'Relâchez, et le fichier est lu',
  'opticon.paste': 'Ou lisez, tapez ou collez ici',
  'opticon.paste.hint':
    'Un code et une quantité par ligne, dans l’ordre que vous voulez; sans quantité, c’est un.',
  'opticon.paste.read': 'Lire ces lignes',
  'opticon.pasted': 'Lignes collées',
  'opticon.forms': 'Fichiers reconnus',
  'opticon.forms.why': 'Vous n’avez ni à préciser lequel, ni à régler quoi que ce soit.',
  'opticon.forms.batch':
    'SCANNED.TXT d’un lecteur qui se branche comme une clé USB (OPN-2004 à 6000, PX-20, RS-3000)',
  'opticon.forms.companion': 'Barcodes.txt ou Barcodes.csv du programme OPN Companion',
  'opticon.forms.terminal': 'DATA.TXT d’un terminal à clavier (OPL, OPH)',
  'opticon.forms.list':
    'Fichiers CSV et texte de numéros de produit ou de codes-barres, avec ou sans quantités, noms et prix',
  'opticon.reading': 'Lecture de {name}…',
  'opticon.checking': 'Recherche de {count|# code|# codes}…',
  'opticon.reading.cancel': 'Annuler',
  'opticon.several':
    'Un fichier à la fois : {name} est lu, {count|# autre ne l’est pas|# autres ne le sont pas}.',
  'opticon.refused.empty':
    '{name} est vide. Lisez des codes, déchargez le lecteur de nouveau et choisissez le nouveau fichier.',
  'opticon.refused.binary':
    '{name} n’est ni un texte ni un classeur. Choisissez le fichier de votre lecteur, un fichier CSV ou un fichier Excel.',
  'opticon.refused.tooLarge': '{name} dépasse 10 Mo. Divisez-le en fichiers plus petits.',
  'opticon.refused.tooLargeUnpacked':
    '{name} dépasse 64 Mo une fois décompressé. Ne gardez que la feuille de la commande, ou enregistrez-la en CSV, puis choisissez ce fichier.',
  'opticon.refused.tooSlow':
    'La lecture de {name} a été arrêtée, car elle durait plus de 20 secondes. Le fichier est peut-être endommagé : ouvrez-le dans votre tableur, enregistrez-le de nouveau ou en CSV, puis choisissez ce fichier.',
  'opticon.refused.brokenOff':
    'La lecture de {name} s’est interrompue. Réessayez; si cela se reproduit, enregistrez la liste en CSV et choisissez ce fichier.',
  'opticon.refused.cancelled': 'La lecture de {name} a été annulée. Rien n’en a été repris.',
  'opticon.refused.tooManyLines':
    '{name} compte plus de 50 000 lignes. Divisez-le en fichiers plus petits.',
  'opticon.refused.noCodes':
    'Il n’y a ni numéro de produit ni code-barres dans {name}. Choisissez le fichier de votre lecteur ou une liste de codes.',
  'opticon.refused.unreadable':
    '{name} n’a pas pu être ouvert. Vérifiez que le lecteur est toujours branché, puis choisissez le fichier de nouveau.',
  'opticon.read': 'Reconnu comme {form} : {what}, {layout}.',
  'opticon.read.scans': '{scans|# lecture|# lectures} de {codes|# code|# codes}',
  'opticon.read.packs': '{packs|# lot|# lots} de {codes|# code|# codes}',
  'opticon.layout.columns': 'en colonnes séparées par des {separator} : {columns}',
  'opticon.layout.lines': 'un code par ligne',
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
  'opticon.unread.noCode':
    'Elle ne contient aucun code. Tapez le code, ou lisez le produit encore une fois.',
  'opticon.unread.notACode': 'Ce n’est ni un numéro de produit ni un code-barres.',
  'opticon.unread.damagedCode':
    'Il manque des chiffres : un tableur a abrégé le code, ou le fichier est abîmé. Cherchez le produit et tapez son code.',
  'opticon.unread.noQuantity': 'La quantité manque. Indiquez combien vous en voulez.',
  'opticon.unread.ambiguousQuantity':
    'La quantité peut se lire de deux façons. Écrivez-la sans point ni virgule.',
  'opticon.unread.invalidQuantity': 'La quantité n’est pas un nombre entier.',
  'opticon.unread.quantityTooLarge': 'La quantité dépasse 99 999.',
  'opticon.unread.tooManyColumns': 'Elle a plus de colonnes que les autres lignes.',
  'opticon.unread.cutShort': 'Le fichier s’arrête au milieu. Déchargez le lecteur de nouveau.',
  'opticon.unread.quantityAlone':
    'Une quantité a été numérisée sans produit juste avant. Numérisez le produit, puis la quantité.',
  'opticon.another': 'Téléverser un autre fichier',
  'opticon.putAway': '{name} est mis de côté, sans être terminé.',
  'opticon.goOn': 'Continuer avec {name}',
  'opticon.discard': 'Mettre cette liste de côté',
  'opticon.resumed':
    'Vous avez commencé cette vérification le {when}. Le stock et les prix sont ceux de maintenant.',
  'opticon.repeated':
    'Le même contenu a déjà été ajouté au panier : {name}, {count|# ligne|# lignes}, le {when}. Ne l’ajoutez de nouveau que si vous le voulez en double.',
  'opticon.forms.workbook':
    'Classeurs d’Excel, de LibreOffice et de Google Sheets (XLSX, XLS, ODS)',
  'opticon.refused.locked':
    '{name} est protégé par un mot de passe. Enregistrez-le sans mot de passe, puis choisissez-le de nouveau.',
  'opticon.refused.damaged':
    '{name} est endommagé ou n’est pas un classeur. Ouvrez-le dans votre tableur, enregistrez-le de nouveau, puis choisissez-le.',
  'opticon.read.table':
    'Lu comme un tableau : {what}. Les codes viennent de « {code} », les quantités de « {quantity} ».',
  'opticon.read.ones':
    'Lu comme un tableau sans quantités : {what}. Les codes viennent de « {code} », un de chacun.',
  'opticon.read.text': 'Lu ligne par ligne : {what}.',
  'opticon.read.doubt': 'Ce tableau peut se lire de plus d’une façon.',
  'opticon.read.sheets':
    '{count|La feuille|Les feuilles} {sheets} {count|est lue|sont lues}; ne le sont pas : {others}.',
  'opticon.read.allSheets': 'Les feuilles {sheets} sont lues.',
  'opticon.read.quoted': '« {name} »',
  'opticon.sheets.change': 'Modifier les feuilles',
  'opticon.sheets.open':
    'Plus d’une feuille de ce classeur contient une commande. Lesquelles voulez-vous?',
  'opticon.sheets.anew': 'Indiquez les bonnes feuilles, et le classeur sera relu.',
  'opticon.sheets.read': 'Lire ces feuilles',
  'opticon.change': 'Modifier',
  'opticon.choose.code': 'Quelle colonne contient les numéros de produit ou les codes-barres?',
  'opticon.choose.quantity': 'Plus d’une colonne pourrait être la quantité. Laquelle est la bonne?',
  'opticon.choose.columns': 'Indiquez les bonnes colonnes, et le tableau sera relu.',
  'opticon.choose.codes': 'Numéros de produit ou codes-barres',
  'opticon.choose.quantities': 'Quantités',
  'opticon.choose.open': 'Choisissez…',
  'opticon.choose.ones': 'Aucune : un de chacun',
  'opticon.choose.letter': 'Colonne {letter}',
  'opticon.choose.samples': 'Premières lignes du tableau',
  'opticon.choose.read': 'Lire ces colonnes',
  'opticon.choose.cancel': 'Laisser tel quel',
  'opticon.skipped': 'Laissé de côté : {list}',
  'opticon.skipped.heading': '{count|# ligne|# lignes} de titres de colonne',
  'opticon.skipped.title': '{count|# titre|# titres}',
  'opticon.skipped.total': '{count|# total|# totaux}',
  'opticon.skipped.note': '{count|# ligne|# lignes} sans commande',
  'opticon.skipped.notOrdered': '{count|# ligne|# lignes} sans quantité',
  'opticon.unread.codeIsDate': 'Un tableur a changé le code en date. Tapez le code.',
  'opticon.unread.codeIsError': 'Le tableur affiche une erreur à la place du code. Tapez le code.',
  'opticon.unread.fraction':
    'On ne commande que des lots entiers. Indiquez combien vous en voulez.',
  'opticon.unread.negative': 'La quantité est inférieure à zéro. Rien n’en est commandé.',
  'opticon.unread.zeroQuantity':
    'La quantité est zéro. Indiquez combien vous en voulez, ou retirez la ligne.',
  'opticon.unread.otherUnit':
    'Elle compte autre chose que des lots, par exemple des boîtes ou des mètres. Indiquez combien de lots vous voulez.',
  'opticon.unread.ambiguousLine':
    'Elle peut se lire de plus d’une façon. Indiquez quel produit, et combien.',
  'opticon.unread.takenBack':
    'On a annulé autant de lectures qu’il y en avait. Rien n’en est commandé.',
  'opticon.unread.formula':
    'Le fichier contient ici une formule sans son résultat. Ouvrez-le dans votre tableur, enregistrez-le et choisissez-le de nouveau, ou remplissez la ligne vous-même.',
  'opticon.unread.hiddenRow':
    'Sa ligne est masquée dans le classeur. Indiquez combien vous en voulez, s’il vous en faut.',
};
