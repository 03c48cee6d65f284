import { useSearchParams } from 'react-router';

import { PlacedPage } from './PlacedPage';
import { ReviewPage } from './ReviewPage';

/** The review of an order; with a number in the address, the confirmation that it is placed. */
export function OrderConfirmPage() {
  const [address] = useSearchParams();
  const orderId = address.get('order_id');
  return orderId ? <PlacedPage orderId={orderId} /> : <ReviewPage />;
}
