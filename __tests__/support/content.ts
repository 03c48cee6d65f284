import type { Db } from '../../server/db/client';
import { importContent } from '../../server/services/content/importContent';

import { storeSmallCatalogue } from './smallCatalogue';
import type { TestDatabase } from './testDatabase';

/** A small content document with one entry in each list. */
export const SMALL_CONTENT = {
  banners: [
    {
      id: 'sale',
      message: { en: 'Sale', fr: 'Solde', es: 'Oferta' },
      link: '/product-groups/spring',
    },
    { id: 'gone', message: { en: 'Gone' }, link: '/product-groups/nowhere' },
    { id: 'off', message: { en: 'Off' }, active: false },
  ],
  carousel: [
    { id: 'one', title: { en: 'One', fr: 'Un', es: 'Uno' }, link: '/opticon' },
    { id: 'us', country: 'US', title: { en: 'For the US' } },
    { id: 'gone', title: { en: 'Gone' }, link: '/products/A/A/NOWHERE' },
    {
      id: 'paint',
      title: { en: 'Paint' },
      link: '/products/Paint/Paint/ART%20PNT',
      image: 'https://images.example.com/p.jpg',
    },
  ],
  newsletters: [
    {
      id: 'old',
      date: '2026-01-05',
      title: { en: 'January', fr: 'Janvier', es: 'Enero' },
      body: {
        en: '<h2>Count</h2><p>Now &amp; then.</p><ul><li>One</li></ul>',
        fr: '<p>Comptez.</p>',
      },
    },
    {
      id: 'new',
      date: '2026-02-05',
      title: { en: 'February' },
      link: 'https://example.com/february',
    },
  ],
  downloads: [
    {
      id: 'sewing',
      kind: 'catalogue',
      title: { en: 'Sewing', fr: 'Couture', es: 'Costura' },
      categories: ['SEW'],
    },
    { id: 'empty', kind: 'catalogue', title: { en: 'Empty' }, categories: ['EMP'] },
    { id: 'ours', kind: 'catalogue', title: { en: 'Ours' }, file: 'https://example.com/ours.pdf' },
    {
      id: 'bunting',
      kind: 'pattern',
      title: { en: 'Bunting', fr: 'Fanions', es: 'Banderines' },
      file: 'https://example.com/bunting.pdf',
    },
    {
      id: 'dishcloth',
      kind: 'pattern',
      title: { en: 'Dishcloth' },
      file: 'https://example.com/dishcloth.pdf',
    },
    {
      id: 'birthday',
      kind: 'card',
      title: { en: 'Birthday', fr: 'Anniversaire', es: 'Cumpleaños' },
      file: 'https://example.com/birthday.pdf',
    },
  ],
  faqs: [
    {
      id: 'returns',
      question: {
        en: 'Can I return goods?',
        fr: 'Puis-je retourner de la marchandise?',
        es: '¿Puedo devolver mercancía?',
      },
      answer: {
        en: '<p>Within 60 days.</p>',
        fr: '<p>Dans les 60 jours.</p>',
        es: '<p>En 60 días.</p>',
      },
    },
    { id: 'off', active: false, question: { en: 'Secret?' }, answer: { en: 'Yes' } },
  ],
  pages: [
    {
      name: 'about-us',
      title: { en: 'About us', fr: 'À propos', es: 'Quiénes somos' },
      body: {
        en: '<p>We sell thread.</p>',
        fr: '<p>Nous vendons du fil.</p>',
        es: '<p>Vendemos hilo.</p>',
      },
    },
  ],
  product_groups: [{ id: 'spring', title: { en: 'Spring' }, products: ['SC700', 'SC701'] }],
};

export const asBytes = (document: unknown): Buffer => Buffer.from(JSON.stringify(document));

/** Stores the small catalogue and the small content. */
export async function storeSmallContent({ db }: TestDatabase): Promise<void> {
  await storeSmallCatalogue(db);
  const { faults } = await importContent(db, asBytes(SMALL_CONTENT));
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
}

const LISTS = [
  'banners',
  'carousel_images',
  'newsletters',
  'downloads',
  'faqs',
  'pages',
  'product_groups',
  'product_group_products',
] as const;

/** Returns all stored content as text, for detecting changes. */
export const storedContent = async (db: Db): Promise<string> =>
  JSON.stringify(await Promise.all(LISTS.map((list) => db.selectFrom(list).selectAll().execute())));
