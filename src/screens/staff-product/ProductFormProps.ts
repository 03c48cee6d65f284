import type { DeskProduct } from '../../api/staffProducts';
import type { Action } from '../../features/desk-frame/useAction';

/** What a form that changes a product works with. */
export interface ProductFormProps {
  product: DeskProduct;
  action: Action;
  onDone: () => void;
  onClose: () => void;
}
