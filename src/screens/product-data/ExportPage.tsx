import type { Product } from '#contract/product';
import { csvMannerOf, writeCsv } from '#domain/csv';
import { shownCount } from '#domain/quantity';

import { useTranslate } from '../../i18n/useTranslate';
import { useWords } from '../../i18n/Words';
import { Icon } from '../../ui/Icon';
import { plainText } from '../../ui/SafeHtml';
import { saveFile } from '../../ui/saveFile';

/** A count to reckon with, or the word that stands for a negative one on the screen (specification 5). */
const stockOf = ({ available = 0 }: Product): string | number =>
  available < 0 ? shownCount(available) : available;

/** Downloads the page that is shown, for a spreadsheet. */
export function ExportPage({ products, page }: { products: readonly Product[]; page: number }) {
  const t = useTranslate();
  const { locale } = useWords();

  const download = () => {
    const head = [
      t('detail.id'),
      t('productData.name'),
      t('filters.brand'),
      t('order.barcode'),
      t('product.list'),
      t('product.sale'),
      t('product.retail'),
      t('productData.pack'),
      t('productData.available'),
    ];
    const rows = products.map((product) => [
      product.product_id,
      plainText(product.name),
      product.brand,
      product.barcodes.join(' '),
      product.selling_price ?? '',
      product.selling_price_2 ?? '',
      product.retail_price ?? '',
      product.ship_pac,
      stockOf(product),
    ]);
    const name = `${t('productData.file')}-${page}.csv`;
    saveFile(name, writeCsv([head, ...rows], csvMannerOf(locale)));
  };

  return (
    <button type="button" className="button small" onClick={download}>
      <Icon name="file" size={16} />
      {t('productData.export')}
    </button>
  );
}
