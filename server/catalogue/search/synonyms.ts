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
    christmas xmas
    holder hldr
    watercolour wc
    double dbl
    heavyweight hvywt
    children kid child
    eraser rubber
    yarn wool
    glue adhesive
    zipper zip
    marker felt
    cushion pillow
    mug cup
    picture photo photograph
    purse wallet
    rabbit bunny
    fabric cloth
    scissors shears
    wooden wood
    big large
    jumbo giant
    mini miniature
    polkadot spotty spotted
    retrospot spotty spotted
    tealight tlight
    notebook notepad
    bag tote
    ribbon tape
    thread floss
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
