import { localeOf } from '#domain/languages';

import type { ContentDocument } from '../../import/content/contentDocument';
import { t, type Term } from '../vocabulary/term';

/** What each month's newsletter is about, January first, and where it leads. */
const MONTHS: readonly (readonly [about: Term, link: string])[] = [
  [
    t('Stocktaking made short', 'L’inventaire en plus court', 'Un inventario más corto'),
    '/opticon',
  ],
  [
    t('Hearts, ribbon and paper', 'Cœurs, ruban et papier', 'Corazones, listón y papel'),
    '/free-cards',
  ],
  [t('A first quilt', 'Une première courtepointe', 'Mi primera colcha'), '/product-groups/3'],
  [t('The watercolour table', 'Le coin aquarelle', 'La mesa de acuarela'), '/product-groups/2'],
  [t('Sewn in an afternoon', 'Cousu en un après-midi', 'Cosido en una tarde'), '/free-patterns'],
  [
    t('For rainy afternoons', 'Pour les jours de pluie', 'Para tardes de lluvia'),
    '/product-groups/5',
  ],
  [
    t('School lists are here', 'Les listes scolaires sont là', 'Ya llegaron las listas escolares'),
    '/product-groups/1',
  ],
  [
    t('Back to school, in packs', 'La rentrée, par lots', 'Regreso a clases, por paquetes'),
    '/product-groups/1',
  ],
  [
    t('Thread and zippers on sale', 'Fils et fermetures en solde', 'Hilos y cierres en oferta'),
    '/product-groups/4',
  ],
  [t('Knit and crochet weather', 'Un temps à tricoter', 'Clima para tejer'), '/product-groups/6'],
  [
    t(
      'Felt for the long evenings',
      'De la feutrine pour les longs soirs',
      'Fieltro para las noches largas',
    ),
    '/free-patterns',
  ],
  [
    t(
      'Cards and gifts made by hand',
      'Cartes et cadeaux faits main',
      'Tarjetas y regalos hechos a mano',
    ),
    '/free-cards',
  ],
];

/** Newsletters that the demo shows. */
const SHOWN = 6;

/** The first of each of the last months, this one included; the newest first. */
export function newsletters(now: Date): ContentDocument['newsletters'] {
  return Array.from({ length: SHOWN }, (_, back) => {
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    const [about, link] = MONTHS[day.getUTCMonth()]!;
    const date = day.toISOString().slice(0, 10);
    return {
      id: `news-${date.slice(0, 7)}`,
      date,
      title: t(
        `${monthOf(day, '')}: ${about.en}`,
        `${monthOf(day, 'fr')} : ${about.fr}`,
        `${monthOf(day, 'es')}: ${about.es}`,
      ),
      link,
    };
  });
}

/** `November 2026`, with the capital that begins a title. */
function monthOf(day: Date, language: '' | 'fr' | 'es'): string {
  const form = new Intl.DateTimeFormat(localeOf(language, 'CA'), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const month = form.format(day);
  return month.charAt(0).toUpperCase() + month.slice(1);
}
