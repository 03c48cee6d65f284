import type { Term } from './term';

/** A colour by its trade name, with the basic colour that the filters offer. */
export interface Colour extends Term {
  hex: string;
  basic: string;
}

type Entry = readonly [en: string, fr: string, es: string, hex: string, basic: string];

const colours = (entries: readonly Entry[]): Colour[] =>
  entries.map(([en, fr, es, hex, basic]) => ({ en, fr, es, hex, basic }));

/** Colours of dyed and printed goods: thread, yarn, felt, ribbon, card. */
export const DYES = colours([
  ['White', 'blanc', 'blanco', '#f4f2ec', 'White'],
  ['Black', 'noir', 'negro', '#232326', 'Black'],
  ['Cherry Red', 'rouge cerise', 'rojo cereza', '#c41e3a', 'Red'],
  ['Royal Blue', 'bleu royal', 'azul rey', '#2346a8', 'Blue'],
  ['Sunflower Yellow', 'jaune tournesol', 'amarillo girasol', '#f5b70f', 'Yellow'],
  ['Emerald Green', 'vert émeraude', 'verde esmeralda', '#0a8754', 'Green'],
  ['Navy', 'bleu marine', 'azul marino', '#1b2a4e', 'Blue'],
  ['Charcoal Grey', 'gris charbon', 'gris carbón', '#4a4d52', 'Grey'],
  ['Fuchsia', 'fuchsia', 'fucsia', '#d0267f', 'Pink'],
  ['Pumpkin Orange', 'orange citrouille', 'naranja calabaza', '#e8711c', 'Orange'],
  ['Violet', 'violet', 'violeta', '#6b3fa0', 'Purple'],
  ['Turquoise', 'turquoise', 'turquesa', '#17a2a8', 'Turquoise'],
  ['Chocolate Brown', 'brun chocolat', 'café chocolate', '#5a3825', 'Brown'],
  ['Ivory', 'ivoire', 'marfil', '#f0e6cc', 'Beige'],
  ['Blush Pink', 'rose poudré', 'rosa empolvado', '#eab5b5', 'Pink'],
  ['Sage Green', 'vert sauge', 'verde salvia', '#9caf88', 'Green'],
  ['Sky Blue', 'bleu ciel', 'azul cielo', '#7db9e0', 'Blue'],
  ['Burgundy', 'bourgogne', 'borgoña', '#6d1a2d', 'Red'],
  ['Mustard', 'moutarde', 'mostaza', '#c99a1e', 'Yellow'],
  ['Silver Grey', 'gris argenté', 'gris plata', '#b3b8bf', 'Grey'],
  ['Lavender', 'lavande', 'lavanda', '#b29bd1', 'Purple'],
  ['Coral', 'corail', 'coral', '#ef6f5e', 'Orange'],
  ['Forest Green', 'vert forêt', 'verde bosque', '#1f4d36', 'Green'],
  ['Camel', 'camel', 'camello', '#b88a5a', 'Brown'],
  ['Lime', 'lime', 'lima', '#a4c639', 'Green'],
  ['Teal', 'bleu sarcelle', 'verde azulado', '#0f6b70', 'Turquoise'],
  ['Plum', 'prune', 'ciruela', '#5e2a4f', 'Purple'],
  ['Peach', 'pêche', 'durazno', '#f4b38a', 'Orange'],
  ['Sand', 'sable', 'arena', '#d8c3a0', 'Beige'],
  ['Denim Blue', 'bleu denim', 'azul mezclilla', '#48648c', 'Blue'],
  ['Rust', 'rouille', 'óxido', '#a5492a', 'Brown'],
  ['Mint', 'menthe', 'menta', '#a6dcc0', 'Green'],
  ['Raspberry', 'framboise', 'frambuesa', '#b3244f', 'Red'],
  ['Lemon Yellow', 'jaune citron', 'amarillo limón', '#f6e04b', 'Yellow'],
  ['Olive', 'olive', 'oliva', '#6f7032', 'Green'],
  ['Rose Pink', 'vieux rose', 'palo de rosa', '#dc7f96', 'Pink'],
  ['Cobalt Blue', 'bleu cobalt', 'azul cobalto', '#1c4fa1', 'Blue'],
  ['Apricot', 'abricot', 'chabacano', '#f2a65a', 'Orange'],
  ['Lilac', 'lilas', 'lila', '#c8a2c8', 'Purple'],
  ['Slate', 'ardoise', 'pizarra', '#5f6f7d', 'Grey'],
  ['Aqua', 'aqua', 'aguamarina', '#6fd0cf', 'Turquoise'],
  ['Brick', 'brique', 'ladrillo', '#9c3f2f', 'Red'],
  ['Pistachio', 'pistache', 'pistache', '#b8cf86', 'Green'],
  ['Taupe', 'taupe', 'topo', '#8f7f70', 'Brown'],
  ['Periwinkle', 'pervenche', 'azul pervinca', '#8a94d6', 'Blue'],
  ['Magenta', 'magenta', 'magenta', '#b0106b', 'Pink'],
  ['Butter', 'beurre frais', 'mantequilla', '#f7e6a1', 'Yellow'],
  ['Jade', 'jade', 'jade', '#2e9e7a', 'Green'],
  ['Gold', 'or', 'oro', '#c9a13b', 'Gold'],
  ['Silver', 'argent', 'plata', '#b9bdc4', 'Silver'],
  ['Copper', 'cuivre', 'cobre', '#b06a3b', 'Copper'],
  ['Eggplant', 'aubergine', 'berenjena', '#3f2145', 'Purple'],
  ['Salmon', 'saumon', 'salmón', '#f09a87', 'Pink'],
  ['Moss', 'vert mousse', 'verde musgo', '#7c8a3d', 'Green'],
  ['Ice Blue', 'bleu glacier', 'azul hielo', '#c5dfec', 'Blue'],
  ['Cranberry', 'canneberge', 'arándano rojo', '#8f1537', 'Red'],
  ['Cinnamon', 'cannelle', 'canela', '#9a5b33', 'Brown'],
  ['Oatmeal', 'avoine', 'avena', '#d9cdb8', 'Beige'],
  ['Petrol Blue', 'bleu pétrole', 'azul petróleo', '#15485a', 'Blue'],
  ['Tangerine', 'mandarine', 'mandarina', '#f28a1e', 'Orange'],
]);

/** Artists' colours by the name of their pigment. */
export const PIGMENTS = colours([
  ['Titanium White', 'blanc de titane', 'blanco de titanio', '#f5f4f0', 'White'],
  ['Ivory Black', 'noir d’ivoire', 'negro marfil', '#26242a', 'Black'],
  ['Ultramarine Blue', 'bleu outremer', 'azul ultramar', '#20379b', 'Blue'],
  ['Cadmium Red', 'rouge de cadmium', 'rojo de cadmio', '#cf1f2d', 'Red'],
  ['Cadmium Yellow', 'jaune de cadmium', 'amarillo de cadmio', '#f7b500', 'Yellow'],
  ['Burnt Umber', 'terre d’ombre brûlée', 'tierra sombra tostada', '#5b3a29', 'Brown'],
  ['Phthalo Green', 'vert phtalo', 'verde ftalo', '#0b5d4b', 'Green'],
  ['Phthalo Blue', 'bleu phtalo', 'azul ftalo', '#0b3d91', 'Blue'],
  ['Alizarin Crimson', 'cramoisi d’alizarine', 'carmín de alizarina', '#8c1c2f', 'Red'],
  ['Yellow Ochre', 'ocre jaune', 'ocre amarillo', '#c8922f', 'Yellow'],
  ['Burnt Sienna', 'terre de Sienne brûlée', 'siena tostada', '#8a3f23', 'Brown'],
  ['Sap Green', 'vert de vessie', 'verde vejiga', '#4c6b25', 'Green'],
  ['Cerulean Blue', 'bleu céruléum', 'azul cerúleo', '#2a7fb8', 'Blue'],
  ['Lemon Yellow', 'jaune citron', 'amarillo limón', '#f5e342', 'Yellow'],
  ['Cobalt Blue', 'bleu de cobalt', 'azul de cobalto', '#1f56a8', 'Blue'],
  ['Quinacridone Magenta', 'magenta quinacridone', 'magenta quinacridona', '#a61c62', 'Pink'],
  ['Raw Umber', 'terre d’ombre naturelle', 'tierra sombra natural', '#6b5538', 'Brown'],
  ['Payne’s Grey', 'gris de Payne', 'gris de Payne', '#3a4654', 'Grey'],
  ['Dioxazine Violet', 'violet de dioxazine', 'violeta de dioxacina', '#40216b', 'Purple'],
  ['Raw Sienna', 'terre de Sienne naturelle', 'siena natural', '#b5772f', 'Brown'],
  ['Viridian', 'vert viridien', 'verde viridiana', '#237a63', 'Green'],
  ['Cadmium Orange', 'orange de cadmium', 'naranja de cadmio', '#ee7a17', 'Orange'],
  ['Prussian Blue', 'bleu de Prusse', 'azul de Prusia', '#12355b', 'Blue'],
  ['Naples Yellow', 'jaune de Naples', 'amarillo de Nápoles', '#f0d58c', 'Yellow'],
  ['Vermilion', 'vermillon', 'bermellón', '#e0402a', 'Red'],
  ['Permanent Rose', 'rose permanent', 'rosa permanente', '#d12a63', 'Pink'],
  ['Hooker’s Green', 'vert de Hooker', 'verde Hooker', '#2f5f3a', 'Green'],
  ['Zinc White', 'blanc de zinc', 'blanco de zinc', '#f7f7f5', 'White'],
  ['Mars Black', 'noir de Mars', 'negro de Marte', '#2c2a29', 'Black'],
  ['Olive Green', 'vert olive', 'verde oliva', '#5f6330', 'Green'],
  ['Indigo', 'indigo', 'índigo', '#283457', 'Blue'],
  ['Sepia', 'sépia', 'sepia', '#4b382a', 'Brown'],
  ['Venetian Red', 'rouge de Venise', 'rojo de Venecia', '#9f3a2c', 'Red'],
  ['Chromium Oxide Green', 'vert d’oxyde de chrome', 'verde óxido de cromo', '#4f7440', 'Green'],
  ['Cobalt Turquoise', 'turquoise de cobalt', 'turquesa de cobalto', '#11858c', 'Turquoise'],
  ['Cobalt Violet', 'violet de cobalt', 'violeta de cobalto', '#8f4a9c', 'Purple'],
  ['Hansa Yellow', 'jaune Hansa', 'amarillo Hansa', '#f9d71c', 'Yellow'],
  ['Van Dyke Brown', 'brun Van Dyck', 'pardo Van Dyck', '#4a3526', 'Brown'],
  ['Portrait Pink', 'rose portrait', 'rosa retrato', '#eeb9a0', 'Pink'],
  ['Neutral Grey', 'gris neutre', 'gris neutro', '#8c8c8a', 'Grey'],
  ['Manganese Blue', 'bleu de manganèse', 'azul de manganeso', '#1f8fc0', 'Blue'],
  ['Red Oxide', 'oxyde rouge', 'óxido rojo', '#8b3a2b', 'Red'],
  ['Titanium Buff', 'beige de titane', 'beige de titanio', '#e4d8bf', 'Beige'],
  ['Green Gold', 'or vert', 'oro verde', '#8d8a24', 'Green'],
  ['Perylene Maroon', 'marron de pérylène', 'granate de perileno', '#6b1f26', 'Red'],
  ['Primary Cyan', 'cyan primaire', 'cian primario', '#0a84c6', 'Blue'],
  ['Primary Magenta', 'magenta primaire', 'magenta primario', '#c3176a', 'Pink'],
  ['Primary Yellow', 'jaune primaire', 'amarillo primario', '#f8cf1b', 'Yellow'],
  ['Brilliant Green', 'vert brillant', 'verde brillante', '#3d9b46', 'Green'],
  ['Mauve', 'mauve', 'malva', '#8b5fa5', 'Purple'],
  ['Iridescent Gold', 'or irisé', 'oro iridiscente', '#c7a24a', 'Gold'],
  ['Iridescent Silver', 'argent irisé', 'plata iridiscente', '#b4b8be', 'Silver'],
  ['Iridescent Copper', 'cuivre irisé', 'cobre iridiscente', '#b0673c', 'Copper'],
  ['Fluorescent Pink', 'rose fluo', 'rosa fluorescente', '#ff4f8b', 'Pink'],
  ['Fluorescent Orange', 'orange fluo', 'naranja fluorescente', '#ff7a2b', 'Orange'],
  ['Fluorescent Green', 'vert fluo', 'verde fluorescente', '#5fd13b', 'Green'],
]);

const pigmentNames = new Set(PIGMENTS.flatMap(({ en, fr, es }) => [en, fr, es]));

/** Colours of pencils, pastels and inks: pigments first, then what dyers call otherwise. */
export const PALETTE: Colour[] = [
  ...PIGMENTS,
  ...DYES.filter(({ en, fr, es }) => ![en, fr, es].some((name) => pigmentNames.has(name))),
];

/** What metal hardware is finished in. */
export const METALS = colours([
  ['Nickel', 'nickel', 'níquel', '#aeb3b9', 'Silver'],
  ['Antique Brass', 'laiton antique', 'latón antiguo', '#9c7a3c', 'Gold'],
  ['Gold', 'doré', 'dorado', '#cfa63f', 'Gold'],
  ['Black Nickel', 'nickel noir', 'níquel negro', '#45484d', 'Black'],
  ['Silver', 'argenté', 'plateado', '#c0c5cb', 'Silver'],
  ['Antique Copper', 'cuivre antique', 'cobre antiguo', '#9a5e3a', 'Copper'],
  ['Rose Gold', 'or rose', 'oro rosa', '#c98f7c', 'Copper'],
  ['Gunmetal', 'bronze à canon', 'gris metal', '#5b6067', 'Grey'],
]);

/** What furniture and wooden goods are finished in. */
export const WOODS = colours([
  ['Natural Birch', 'bouleau naturel', 'abedul natural', '#dcbf92', 'Natural'],
  ['White', 'blanc', 'blanco', '#eceae4', 'White'],
  ['Walnut', 'noyer', 'nogal', '#6b4a33', 'Brown'],
  ['Natural Beech', 'hêtre naturel', 'haya natural', '#d3a877', 'Natural'],
  ['Black', 'noir', 'negro', '#2b2b2e', 'Black'],
  ['Honey Oak', 'chêne miel', 'roble miel', '#b98446', 'Natural'],
  ['Bamboo', 'bambou', 'bambú', '#d6b36a', 'Natural'],
  ['Light Grey', 'gris pâle', 'gris claro', '#c9ccd0', 'Grey'],
]);

const TINTS = [
  { en: 'Light', fr: 'clair', es: 'claro', towards: 255, by: 0.32 },
  { en: 'Dark', fr: 'foncé', es: 'oscuro', towards: 0, by: 0.3 },
  { en: 'Pale', fr: 'pâle', es: 'pálido', towards: 255, by: 0.58 },
  { en: 'Deep', fr: 'profond', es: 'intenso', towards: 0, by: 0.15 },
] as const;

const untinted = new Set(['White', 'Black', 'Ivory', 'Gold', 'Silver', 'Copper', 'Ice Blue']);

function tinted(hex: string, towards: number, by: number): string {
  const parts = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16);
    return Math.round(part + (towards - part) * by)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** A dyer's full colour card: every dye, then its light, dark, pale and deep shades. */
export const COLOUR_CARD: Colour[] = [
  ...DYES,
  ...TINTS.flatMap(({ en, fr, es, towards, by }) =>
    DYES.filter((dye) => !untinted.has(dye.en)).map((dye) => ({
      en: `${en} ${dye.en}`,
      fr: `${dye.fr} ${fr}`,
      es: `${dye.es} ${es}`,
      hex: tinted(dye.hex, towards, by),
      basic: dye.basic,
    })),
  ),
];

/** The first colours of a list: what a small range offers. */
export const some = (list: readonly Colour[], count: number): Colour[] => list.slice(0, count);

/** Bright colours that children's goods come in. */
export const BRIGHTS = DYES.filter(({ en }) =>
  [
    'Cherry Red',
    'Royal Blue',
    'Sunflower Yellow',
    'Emerald Green',
    'Pumpkin Orange',
    'Violet',
    'Fuchsia',
    'Turquoise',
    'White',
    'Black',
    'Lime',
    'Sky Blue',
  ].includes(en),
);

/** Goods of many colours at once. */
export const ASSORTED = colours([
  ['Assorted Colours', 'couleurs assorties', 'colores surtidos', '#3a86c8', 'Multicolour'],
]);
