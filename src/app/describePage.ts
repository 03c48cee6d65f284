import { matchPath } from 'react-router';

import type { PageRequest, RenderedPage } from '#contract/renderedPage';
import { trimProductId } from '#domain/productIds';

import type { KnownProduct } from '../api/mergeProduct';
import type { Messages } from '../i18n/messages/en';
import { paths, routes } from '../paths';
import { productQueryOf } from '../screens/product/productQueryOf';
import { selectProduct } from '../slices/products';
import type { RootState } from '../store/hooks';
import { plainText } from '../ui/SafeHtml';

/** Length of a description that search engines show. */
const MAX_LENGTH = 155;

type Facts = Pick<RenderedPage, 'description' | 'structuredData'>;
type Request = Pick<PageRequest, 'address' | 'language' | 'publicUrl'>;

/** Describes a page to search engines: its product, which never has a price, and the way to it. */
export function describePage(
  state: RootState,
  { address, language, publicUrl }: Request,
  { title, messages }: { title: string; messages: Messages },
): Facts {
  const [pathname = ''] = address.split('?', 1);
  const home = { name: messages['nav.home'], path: paths.home };
  const here = { name: title, path: pathname };
  const trail = (steps: readonly Step[]) => trailOf([home, ...steps, here], publicUrl);

  const atProduct = matchPath(routes.product, pathname);
  if (atProduct) {
    const query = productQueryOf(atProduct.params, language);
    const product = selectProduct(state, query, trimProductId(query.product_id));
    if (!product) return NOTHING;
    const steps = (product.categories ?? []).map(({ name, cat_code }) => ({
      name,
      path: paths.listing({ name, category: name, cat_code }),
    }));
    const description = shorten(plainText(product.description ?? ''));
    return { description, structuredData: [productOf(product, description), trail(steps)] };
  }
  const isListing = title !== '' && matchPath(routes.listing, pathname);
  return isListing ? { ...NOTHING, structuredData: [trail([])] } : NOTHING;
}

const NOTHING: Facts = { description: '', structuredData: [] };

const shorten = (text: string): string => {
  const tidy = text.replace(/\s+/g, ' ').trim();
  return tidy.length <= MAX_LENGTH ? tidy : `${tidy.slice(0, MAX_LENGTH - 1).trimEnd()}…`;
};

/** As schema.org/Product, without offers: only customers see prices and stock. */
const productOf = (product: KnownProduct, description: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: plainText(product.name),
  sku: product.product_id,
  ...(description && { description }),
  ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
  ...(product.color && { color: product.color }),
  ...(product.size && { size: product.size }),
});

interface Step {
  name: string;
  path: string;
}

const trailOf = (steps: readonly Step[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: publicUrl + path,
  })),
});
