import type { Language } from '#domain/languages';

import { stemOf } from './words';

/** Words and abbreviations that shops use for one thing; each line is one thing. */
const GROUPS: Record<Language, string> = {
  '': `
    assorted asst assort
    assortment asst
    black blk
    white wht
    green grn
    yellow ylw yel
    brown brn
    large lg lrg
    small sm sml
    medium med
    package pkg pk
    pack pk pkt
    piece pc pcs
    count ct
    centimetre cm
    millimetre mm
    millilitre ml
    metre m
    gram g gm gr
    kilogram kg
    litre l ltr
    ounce oz
    pound lb
    yard yd
    foot ft
    inch in
    decoration deco dec
    christmas xmas yule
    holder hldr
    watercolour wc
    double dbl
    heavyweight hvywt
    children kid child
    baby infant toddler
    lady woman women ladies
    eraser rubber
    yarn wool
    glue adhesive paste
    zipper zip fastener
    marker felt
    cushion pillow
    mug cup beaker
    picture photo photograph
    purse wallet pocketbook
    purse handbag
    bag tote sack
    basket hamper
    rucksack backpack knapsack
    umbrella brolly parasol
    rabbit bunny
    dog puppy
    cat kitten kitty
    hen chicken
    flower floral blossom bloom
    fabric cloth textile material
    scissors shears
    wooden wood
    big large
    jumbo giant huge
    mini miniature tiny
    little small
    polkadot spotty spotted dotted
    retrospot spotty spotted
    striped stripe
    checked check gingham
    vintage retro antique
    tealight tlight candle
    notebook notepad jotter
    ribbon tape trim trimming
    lace trimming
    thread floss
    cord string twine
    bead pearl
    sequin spangle
    rhinestone diamante gem
    card cardstock cardboard
    brush paintbrush
    sticker decal
    knife blade
    puzzle jigsaw
    doll dolly
    soldier guardsman
    hat cap
    scarf shawl
    glove mitten mitt
    necklace pendant chain
    bracelet bangle
    brooch pin
    hairclip barrette
    napkin serviette
    cutlery silverware flatware
    spoon teaspoon ladle
    jug pitcher
    bottle flask
    tin can canister
    jar pot
    pot planter flowerpot
    bowl dish
    plate dish
    tray platter
    biscuit cookie
    sweets candy
    cupcake muffin
    towel dishcloth
    apron pinafore
    rug mat carpet
    doorstop doorstopper
    lamp light
    torch flashlight
    clock timepiece
    stool footstool
    cabinet cupboard drawer
    shelf rack
    hook peg hanger
    box case
    chalkboard blackboard
    plaster bandage
    garland bunting streamer pennant
    garland wreath
    decoration ornament
    bauble ornament
    birthday bday
    party celebration
    ceramic pottery china
    porcelain china
    wicker rattan
    wrap wrapping
    money coin
    washing laundry
    bathroom washroom
    toilet loo lavatory
    kitchen cooking
    garden yard
    trowel spade
    bucket pail
    coaster placemat
    recipe cookery
    bandage medical
    keyring keychain
    suitcase luggage
    organiser tidy
    shopper shopping
    moustache mustache
    pantry larder
    seaside beach
    sketchbook sketchpad
    sketch drawing
    varnish lacquer
    chest trunk
    quilt bedspread coverlet
    throw blanket
    album scrapbook
    journal diary
    rocket spaceship
    spaceboy astronaut
    cosy cover
    doormat mat
    couch sofa
    drape curtain
    hairband headband alice
    sponge cloth
    clay plasticine dough
    pen ballpoint biro
    foam eva
    bobbin spool reel
    wadding batting
    snap popper
    thumbtack pushpin
    twill denim jean
    badge button
    coat jacket
    sock stocking
    xylophone glockenspiel
    autumn fall
    angel cherub
    duckling duck
    pony horse
    lamb sheep
    ladybird ladybug
    mouse mice
    leaf foliage
    teddy bear
    star starry
    alphabet letter
    aubergine eggplant
    ashtray cigarette
    first 1st
    second 2nd
    third 3rd
    `,
  fr: `
    assorti asst ass
    noir nr
    blanc blc
    grand gd
    petit pt
    paquet pqt pq
    piece pc pce pcs
    boite bte
    centimetre cm
    millimetre mm
    millilitre ml
    metre m
    gramme g gr
    kilogramme kg
    litre l
    pouce po
    efface gomme
    parapluie ombrelle
    sac cabas besace
    portefeuille bourse
    trousse etui
    boite coffret
    bougie chandelle
    assiette plat
    bol saladier
    bouteille flacon
    couverts ustensiles
    panier corbeille
    decoration ornement
    guirlande fanion
    carte carton
    autocollant sticker etiquette
    crayon pastel
    pinceau brosse
    peinture couleur
    ruban galon
    dentelle bordure
    bouton attache
    perle bille
    paillette sequin
    corde ficelle cordon
    ciseaux cisailles
    aiguille epingle
    poupee poupon
    puzzle jigsaw
    enfant gamin
    bebe nourrisson
    fille fillette
    lapin lapereau
    fleur floral
    rayure raye
    pois pointille
    ancien vintage retro
    ceramique porcelaine faience
    osier rotin
    horloge pendule
    tapis carpette
    lampe lumiere
    rideau voilage
    mini miniature
    geant jumbo
    noel fetes
    fermeture zip
    feutre marqueur
    tasse mug
    coussin oreiller
    tissu etoffe
    laine fil
    cahier carnet
    colle adhesif
    `,
  es: `
    surtido surt
    negro ngo
    blanco bco
    grande gde
    chico pequeno ch
    paquete paq pqte
    pieza pza pzas
    caja cja
    centimetro cm
    milimetro mm
    mililitro ml
    metro m
    gramo g gr
    kilogramo kg
    litro l
    pulgada pulg
    goma borrador
    paraguas sombrilla
    bolsa bolso saco
    cartera billetera monedero
    estuche lapicera
    caja cofre
    vela candela
    plato fuente
    tazon cuenco bol
    botella frasco
    cesta canasta
    decoracion adorno ornamento
    guirnalda banderin
    etiqueta calcomania pegatina
    pincel brocha
    pintura color
    cinta liston
    encaje puntilla
    boton broche
    cuenta perla
    lentejuela sequin
    cuerda cordel cordon
    aguja alfiler
    muneca muneco
    rompecabezas puzle
    nino infantil
    bebe infante
    conejo conejito
    flor floral
    raya rayado
    lunar punto
    antiguo vintage retro
    ceramica porcelana loza
    mimbre ratan
    tapete alfombra
    lampara luz
    mini miniatura
    gigante jumbo
    navidad navideno
    cierre cremallera zipper
    plumon marcador rotulador
    taza mug
    cojin almohada
    tela tejido
    estambre lana
    libreta cuaderno
    pegamento adhesivo cola
    `,
};

/** By a stem, the other stems of what it may stand for. */
function tableOf(language: Language): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>();
  for (const line of GROUPS[language].trim().split('\n')) {
    const stems = line
      .trim()
      .split(' ')
      .map((word) => stemOf(word, language));
    for (const stem of stems) {
      table.set(stem, [...(table.get(stem) ?? []), ...stems.filter((other) => other !== stem)]);
    }
  }
  return table;
}

const TABLES: Record<Language, ReadonlyMap<string, readonly string[]>> = {
  '': tableOf(''),
  fr: tableOf('fr'),
  es: tableOf('es'),
};

/** The stems that shops use for the same as a stem. */
export const synonymsOf = (stem: string, language: Language): readonly string[] =>
  TABLES[language].get(stem) ?? [];
