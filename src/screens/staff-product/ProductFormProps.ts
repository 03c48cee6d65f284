import type { DeskProduct } from '../../api/staffProducts';
import type { DeskAction } from '../../features/desk-frame/useAction';

/** What a form that changes a product works with. */
export interface ProductFormProps {
  product: DeskProduct;
  action: DeskAction;
  onDone: () => void;
  onClose: () => void;
}
