import type { ContentDocument } from '#contract/contentDocument';

import { t, type Term } from '../catalogue/vocabulary/term';

import { FAQS } from './faqs';
import { newsletters } from './newsletters';
import { PAGES } from './pages';

type Download = NonNullable<ContentDocument['downloads']>[number];

const BANNERS: ContentDocument['banners'] = [
  {
    id: '1',
    type: 'shipping',
    link: '/customer-support',
    message: t(
      'Ordered before noon, shipped the same day',
      'Commandé avant midi, expédié le jour même',
      'Pida antes del mediodía y sale el mismo día',
    ),
  },
  {
    id: '2',
    type: 'announcement',
    link: '/product-groups/1',
    message: t(
      'The new school year starts here: classroom packs are in stock',
      'La rentrée commence ici : les ensembles de classe sont en stock',
      'El regreso a clases empieza aquí: ya hay paquetes para salón',
    ),
  },
  {
    id: '3',
    type: 'promotion',
    link: '/product-groups/4',
    message: t(
      'Thread and zippers of the season at reduced prices',
      'Fils et fermetures de la saison à prix réduit',
      'Hilos y cierres de temporada a precio rebajado',
    ),
  },
];

const CAROUSEL: ContentDocument['carousel'] = [
  {
    id: 'classroom',
    link: '/product-groups/1',
    title: t(
      'Everything a classroom runs out of',
      'Tout ce qui vient à manquer en classe',
      'Todo lo que se acaba en el salón',
    ),
  },
  {
    id: 'watercolour',
    link: '/products/Watercolour/Watercolour/ART%20PNT%20WTR',
    title: t(
      'Watercolour, from the first pan to the last wash',
      'L’aquarelle, du premier godet au dernier lavis',
      'Acuarela, de la primera pastilla a la última aguada',
    ),
  },
  {
    id: 'scanner',
    link: '/opticon',
    title: t(
      'Scan the shelf, and the order is written',
      'Lisez la tablette, et la commande est écrite',
      'Lea el anaquel y el pedido queda escrito',
    ),
  },
  {
    id: 'thread',
    link: '/newsletter',
    title: t(
      'This month’s news, in thread and colour',
      'Les nouvelles du mois, en fil et en couleur',
      'Las novedades del mes, en hilo y color',
    ),
  },
];

const catalogue = (
  id: string,
  categories: string[],
  title: Term,
  classes: Download['classes'] = [],
): Download => ({ id, kind: 'catalogue', title, categories, classes });
const pattern = (id: string, title: Term): Download => ({ id, kind: 'pattern', title });
const card = (id: string, title: Term): Download => ({ id, kind: 'card', title });

const DOWNLOADS: ContentDocument['downloads'] = [
  catalogue(
    'sewing',
    ['SEW', 'ZIP', 'RIB'],
    t('Sewing and Notions', 'Couture et mercerie', 'Costura y mercería'),
  ),
  catalogue('art', ['ART', 'DRW'], t('The Art Room', 'L’atelier d’art', 'El taller de arte')),
  catalogue(
    'classroom',
    ['SCH', 'EDU'],
    t('The Classroom', 'La salle de classe', 'El salón de clases'),
  ),
  catalogue(
    'preview',
    [],
    t('New and Coming Soon', 'Nouveautés et à venir', 'Novedades y próximamente'),
    ['F', 'N'],
  ),
  pattern('tote-bag', t('Market Tote', 'Fourre-tout de marché', 'Bolsa de mercado')),
  pattern('bunting', t('Party Bunting', 'Fanions de fête', 'Banderines de fiesta')),
  pattern(
    'zip-pouch',
    t('Lined Zip Pouch', 'Pochette doublée à glissière', 'Estuche forrado con cierre'),
  ),
  pattern('potholder', t('Patchwork Potholder', 'Manique en patchwork', 'Agarradera de patchwork')),
  pattern(
    'felt-ornament',
    t('Felt Heart Ornament', 'Cœur de feutrine à suspendre', 'Corazón de fieltro para colgar'),
  ),
  pattern('dishcloth', t('Knitted Dishcloth', 'Lavette tricotée', 'Trapo de cocina tejido')),
  card('birthday', t('Birthday Cake', 'Gâteau d’anniversaire', 'Pastel de cumpleaños')),
  card('thanks', t('Thank You, with Thread', 'Merci, au fil du cœur', 'Gracias, con hilo')),
  card(
    'sampler',
    t('Sampler, without Words', 'Abécédaire sans paroles', 'Muestrario sin palabras'),
  ),
  card('bravo', t('Button Balloons', 'Ballons-boutons', 'Globos de botones')),
  card('baby', t('The Small Washing Line', 'La petite corde à linge', 'El tendedero pequeño')),
  card('winter', t('Felt Fir', 'Sapin de feutrine', 'Abeto de fieltro')),
];

/** Informational content of the demo, as an import document. */
export const demoContent = (now: Date): ContentDocument => ({
  banners: BANNERS,
  carousel: CAROUSEL,
  newsletters: newsletters(now),
  downloads: DOWNLOADS,
  faqs: FAQS,
  pages: PAGES,
});
