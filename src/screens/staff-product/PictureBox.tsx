import { styled } from 'styled-components';

import { fullImageUrl } from '../../api/hosts';
import {
  useRemovePictureMutation,
  useRestorePictureMutation,
  useUploadPictureMutation,
  type DeskProduct,
} from '../../api/staffProducts';
import { AsideBox, AsideTitle } from '../../features/desk-frame/Aside';
import { useFailure } from '../../features/desk-frame/useFailure';
import { useNotify } from '../../features/desk-frame/useNotify';
import { PictureTools } from '../../features/desk-pictures/PictureTools';
import { useUploads } from '../../features/desk-pictures/useUploads';
import { useTranslate } from '../../i18n/useTranslate';
import { Picture } from '../../ui/Picture';
import { from, space } from '../../ui/theme';

/** Spans two rows on wide screens. */
const Box = styled(AsideBox)`
  ${from.wide} {
    grid-row: span 2;
  }
`;

const PictureArea = styled.div`
  max-width: 16rem;
  margin-bottom: ${space(3)};
`;

interface PictureBoxProps {
  product: DeskProduct;
  mayChange: boolean;
}

/** The picture as the shop shows it; a file dropped on the page replaces it. */
export function PictureBox({ product, mayChange }: PictureBoxProps) {
  const t = useTranslate();
  const { product_id, picture, image } = product;
  const address = fullImageUrl(image);
  return (
    <Box aria-labelledby="product-picture">
      <AsideTitle id="product-picture">{t('products.picture')}</AsideTitle>
      <PictureArea>
        <Picture
          // Browsers cache pictures, so each upload has its own URL.
          src={picture.uploaded ? `${address}?v=${picture.uploaded}` : address}
          alt={t('product.picture', { name: product_id })}
          isUrgent
        />
      </PictureArea>
      {mayChange && <Tools product={product} />}
    </Box>
  );
}

function Tools({ product: { product_id, picture } }: { product: DeskProduct }) {
  const t = useTranslate();
  const notify = useNotify();
  const [upload] = useUploadPictureMutation();
  const { uploads, isBusy, send } = useUploads((file) => upload({ product_id, file }));
  const [remove, removing] = useRemovePictureMutation();
  const [restore, restoring] = useRestorePictureMutation();
  const { failure, setError } = useFailure('products.unanswered');

  const uploadFile = async (file: File) => {
    setError(undefined);
    if ((await send([file])).length > 0) notify('success', t('products.picture.stored'));
  };
  const removeOrRestore = async (which: 'remove' | 'restore') => {
    const action = { remove, restore }[which];
    const { error } = await action({ product_id });
    setError(error);
    if (!error) notify('success', t(`products.picture.${which}.done`));
  };
  return (
    <PictureTools
      uploads={uploads}
      hasPicture={picture.uploaded !== null}
      hasEarlier={picture.has_earlier}
      isWaiting={isBusy || removing.isLoading || restoring.isLoading}
      failure={failure}
      onFile={(file) => void uploadFile(file)}
      onTurn={(which) => void removeOrRestore(which)}
    />
  );
}
