/** What a product's name says it is, in the words of English, French and Spanish catalogues. */
const WORDS: Readonly<Record<string, string>> = {
  apron: 'apron tablier delantal',
  backpack: 'backpack rucksack schoolbag cartable mochila',
  beads: 'bead beads perle perles cuentas bracelet bracelets pulsera',
  blocks: 'block blocks cube cubes toy toys jouet jouets juguete puzzle game games',
  book: 'book books livre livres libro libros album album cookbook guide',
  bolt: 'curtain curtains rideau cortina wallpaper tablecloth nappe mantel',
  bowl: 'bowl bowls bol tazón plate plates assiette plato dish tray trays plateau saucer basket colander',
  brush: 'brush brushes pinceau pinceaux pincel pinceles brosse',
  bunting: 'bunting garland garlands guirlande guirnalda decoration decorations streamer streamers',
  button: 'button buttons bouton boutons botón botones',
  cabinet: 'cabinet drawer drawers armoire gabinete shelf shelves stand wardrobe cupboard',
  candle: 'candle candles bougie bougies vela velas incense fragrance',
  canvas: 'canvas toile lienzo',
  chalk: 'chalk craie gis tiza',
  charm:
    'charm charms star stars étoile estrella magnet magnets keyring key-ring pendant earring earrings ring brooch hairclip',
  clay: 'clay argile arcilla plasticine dough soap',
  clock: 'clock clocks horloge reloj',
  crayonBox: 'crayon crayons crayones',
  cushion: 'cushion cushions pillow coussin cojín pincushion warmer bottle-warmer',
  eraser: 'eraser erasers rubber gomme goma',
  envelope:
    'card cards carte cartes tarjeta tarjetas envelope envelopes enveloppe sobre postcard invitation invites letter letters',
  fabric: 'fabric tissu tela cotton coton algodón towel towels throw blanket quilt linen oilcloth',
  felt: 'felt feutrine feutre fieltro feltcraft',
  frame: 'frame frames cadre marco mirror mirrors miroir espejo picture photo print art',
  giftBag: 'gift-bag giftbag',
  giftBox: 'box boxes boîte boîtes caja cajas present gift gifts cadeau regalo',
  globe: 'globe globo atlas',
  glueBottle: 'glue colle pegamento adhesive',
  heart: 'heart hearts cœur coeur corazón',
  hoop: 'embroidery broderie bordado stitch sewing couture costura',
  inkBottle: 'ink encre tinta',
  jar: 'jar jars pot pots bocal frasco storage planter vase',
  kitBox: 'kit kits set sets trousse ensemble juego assortment craft',
  knittingNeedles: 'knitting tricot tejer',
  lace: 'lace dentelle encaje doily doilies',
  lantern:
    'lantern lanterns lanterne linterna lamp lampe lámpara light lights t-light tealight t-lights holder holders chandelier',
  marker: 'marker markers marqueur marcador highlighter',
  mug: 'mug mugs cup cups tasse taza tazas teacup beaker egg-cup',
  necklace: 'necklace necklaces collier collar choker',
  needles: 'needle needles aiguille aiguilles aguja agujas pin pins épingle',
  notebook: 'notebook notebooks cahier cuaderno journal diary notepad planner',
  paintBottle: 'bottle bottles bouteille botella',
  pad: 'sketchbook bloc block-pad memo',
  paperStack:
    'paper papers papier papel napkin napkins serviette cardstock tissue wrap wrapping giftwrap',
  pen: 'pen pens stylo bolígrafo pluma',
  pencil: 'pencil pencils lápiz lápices',
  pencilCase:
    'case cases étui estuche purse purses wallet porte-monnaie monedero pouch cover covers',
  poster: 'poster posters affiche cartel chart map calendar',
  ribbon: 'ribbon ribbons ruban rubans listón cinta',
  ruler: 'ruler rulers règle regla',
  scissors: 'scissors ciseaux tijeras',
  sign: 'sign signs plaque enseigne letrero doormat hook hooks hanger rack',
  snaps: 'snap snaps clasp clips clip',
  spool: 'thread threads fil fils hilo hilos',
  stamp: 'stamp stamps étampe tampon sello',
  stickerSheet: 'sticker stickers autocollant autocollants calcomanía calcomanías label labels',
  storageBox: 'lunchbox container rangement',
  tape: 'tape tapes adhésif adhesiva',
  tapeMeasure: 'measure mètre métrica',
  tassel: 'tassel tassels gland borla feather feathers',
  tin: 'tin tins lata canister caddy',
  tote: 'bag bags sac sacs bolsa bolsas shopper tote',
  tube: 'paint paints peinture pintura',
  whiteboard: 'blackboard chalkboard whiteboard board noticeboard memoboard tableau pizarrón',
  yarnBall: 'yarn yarns wool laine lana estambre',
  zipper: 'zipper zippers zip fermeture cierre cremallera',
};

/** Kinds by each of their words. */
export const KIND_OF_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([kind, words]) =>
    words.split(' ').map((word): [string, string] => [word, kind]),
  ),
);

const COLOURS: Readonly<Record<string, string>> = {
  '#f0ece2': 'white blanc blanche blanco blanca ivory ivoire marfil cream crème crema',
  '#2a2b30': 'black noir noire negro negra',
  '#8b9099': 'grey gray gris zinc metal métal slate',
  '#c0c5cb': 'silver argent plata chrome',
  '#c9a13b': 'gold or doré oro dorado brass',
  '#c41e3a': 'red rouge rojo roja scarlet strawberry strawberries christmas poppy retrospot',
  '#e8711c': 'orange naranja',
  '#f2b90f': 'yellow jaune amarillo amarilla sunflower daisy',
  '#2f8f5b': 'green vert verte verde garden',
  '#17a2a8': 'turquoise turquesa teal aqua mint',
  '#2c5aa0': 'blue bleu bleue azul navy spaceboy',
  '#6b3fa0': 'purple violet violette morado lilac lavender amethyst',
  '#e38aa8': 'pink rose rosa polkadot fuchsia',
  '#8a5a33': 'brown brun brune café marrón chocolate wood wooden bois madera',
};

/** Colours by each of their names. */
export const COLOUR_OF_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(COLOURS).flatMap(([hex, words]) =>
    words.split(' ').map((word): [string, string] => [word, hex]),
  ),
);
