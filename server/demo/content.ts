import type { Tables } from '../db/tables';

import type { Listed } from './listed';

/** The class codes with their badges. */
export const CLASS_CODES = ['F', 'R', 'Y', 'N'].map((code, at) => ({
  id: String(at + 1),
  class: code,
  image: `/badges/${code}.svg`,
}));

const banner = (
  position: number,
  type: string,
  link: string,
  [message_en, message_fr, message_es]: readonly [string, string, string],
): Tables['banners'] => ({
  id: String(position),
  country: null,
  message_en,
  message_fr,
  message_es,
  type,
  background_color: '#dc2626',
  text_color: '#ffffff',
  link,
  icon: null,
  active: 1,
  position,
});

export const BANNERS: readonly Tables['banners'][] = [
  banner(1, 'shipping', '/customer-support', [
    'Orders placed before noon leave the warehouse the same day',
    'Les commandes passées avant midi quittent l’entrepôt le jour même',
    'Los pedidos hechos antes del mediodía salen del almacén el mismo día',
  ]),
  banner(2, 'announcement', '/product-groups/1', [
    'The new school year starts here: classroom packs are in stock',
    'La rentrée commence ici : les ensembles de classe sont en stock',
    'El regreso a clases empieza aquí: ya hay paquetes para salón',
  ]),
  banner(3, 'promotion', '/product-groups/4', [
    'Thread and zippers of the season at reduced prices',
    'Fils et fermetures de la saison à prix réduit',
    'Hilos y cierres de temporada a precio rebajado',
  ]),
];

interface Group {
  titles: readonly [en: string, fr: string, es: string];
  /** Which products may stand in the group. */
  holds: (product: Listed) => boolean;
}

const isIn =
  (...codes: string[]) =>
  ({ cat_code }: Listed): boolean =>
    codes.some((code) => cat_code.startsWith(code));

const isOnSale = ({ offers }: Listed): boolean =>
  offers.some(({ sale_cents }) => sale_cents !== null);

const GROUPS: readonly Group[] = [
  { titles: ['Back to School', 'La rentrée', 'Regreso a clases'], holds: isIn('SCH', 'EDU') },
  {
    titles: ['The Watercolour Table', 'Le coin aquarelle', 'La mesa de acuarela'],
    holds: isIn('ART PNT WTR', 'ART BRS', 'DRW PAD'),
  },
  {
    titles: ['First Quilt', 'Première courtepointe', 'Mi primera colcha'],
    holds: isIn('FAB COT', 'SEW THR QLT', 'CRF TOL MAT'),
  },
  {
    titles: [
      'Thread and Zippers on Sale',
      'Fils et fermetures en solde',
      'Hilos y cierres en oferta',
    ],
    holds: (product) => isIn('SEW THR', 'ZIP')(product) && isOnSale(product),
  },
  {
    titles: ['For Rainy Afternoons', 'Pour les après-midi de pluie', 'Para tardes de lluvia'],
    holds: isIn('CRF KID', 'CRF KIT', 'BKS BOK KID'),
  },
  {
    titles: ['Knit and Crochet', 'Tricot et crochet', 'Tejido y crochet'],
    holds: isIn('YRN YRN', 'YRN NDL', 'BKS PAT KNT'),
  },
];

/** Products that a group shows. */
const GROUP_SIZE = 60;

/** The hand-picked groups: the most popular of their kind. */
export function productGroups(catalogue: readonly Listed[]) {
  return GROUPS.map(({ titles: [title_en, title_fr, title_es], holds }, at) => {
    const id = String(at + 1);
    const picked = catalogue
      .filter(holds)
      .sort((a, b) => b.popularity - a.popularity)
      .slice(0, GROUP_SIZE);
    return {
      group: { id, title_en, title_fr, title_es },
      products: picked.map(({ product_id }, position) => ({
        group_id: id,
        product_id,
        position,
      })),
    };
  });
}
