import { rowSrcset, thumbnailUrl } from '../api/hosts';

import { Picture } from './Picture';

interface RowPictureProps {
  /** The picture's file. */
  image: string;
  isUrgent?: boolean | undefined;
}

/** The picture of a product in a row, beside the product's name. */
export const RowPicture = ({ image, isUrgent = false }: RowPictureProps) => (
  <Picture src={thumbnailUrl(image)} srcSet={rowSrcset(image)} alt="" isUrgent={isUrgent} />
);
