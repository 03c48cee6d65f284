import { useSearchParams } from 'react-router';

import { PlacedPage } from './PlacedPage';
import { PlacedWithoutNumber } from './PlacedWithoutNumber';
import { ReviewPage } from './ReviewPage';

/**
 * Order review, or the confirmation of a placed order if the URL has an `order_id`, which may be
 * empty.
 */
export function OrderConfirmPage() {
  const [searchParams] = useSearchParams();
  const orderId = searchParams.get('order_id');
  if (orderId === null) return <ReviewPage />;
  return orderId ? <PlacedPage orderId={orderId} /> : <PlacedWithoutNumber />;
}
