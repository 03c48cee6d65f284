import type { Product } from '#contract/product';
import { csvMannerOf, writeCsv } from '#domain/csv';

import { useTranslate } from '../../i18n/useTranslate';
import { useWords } from '../../i18n/Words';
import { Icon } from '../../ui/Icon';
import { plainText } from '../../ui/SafeHtml';
import { saveFile } from '../../ui/saveFile';

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
      product.available ?? '',
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
