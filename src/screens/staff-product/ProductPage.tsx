import { useParams } from 'react-router';

import { useShowDeskProductQuery } from '../../api/staffProducts';
import { RecordPage } from '../../features/desk-frame/RecordPage';
import { useWayBack } from '../../features/desk-frame/useWayBack';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';

import { ProductScreen } from './ProductScreen';

/** One product, with all details and all possible changes. */
export function ProductPage() {
  const t = useTranslate();
  const { product_id: id = '' } = useParams();
  const back = useWayBack(staffPaths.products, id, t('products.showAll'));
  return (
    <RecordPage
      query={useShowDeskProductQuery(id)}
      isNamed={({ product_id }) => product_id === id}
      title={t('products.one', { id })}
      back={back}
    >
      {(product) => <ProductScreen key={id} product={product} back={back} />}
    </RecordPage>
  );
}
