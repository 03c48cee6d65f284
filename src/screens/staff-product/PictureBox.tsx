import { styled } from 'styled-components';

import { fullImageUrl } from '../../api/hosts';
import {
  useRemovePictureMutation,
  useRestorePictureMutation,
  useUploadPictureMutation,
  type DeskProduct,
} from '../../api/staffProducts';
import { Aside } from '../../features/desk-frame/Aside';
import { useAction } from '../../features/desk-frame/useAction';
import { useNotify } from '../../features/desk-frame/useNotify';
import { PictureTools } from '../../features/desk-pictures/PictureTools';
import { useUploads } from '../../features/desk-pictures/useUploads';
import { useTranslate } from '../../i18n/useTranslate';
import { Picture } from '../../ui/Picture';
import { from, space } from '../../ui/theme';

/** Spans two rows on wide screens. */
const Box = styled(Aside)`
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
    <Box title={t('products.picture')}>
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
  const [remove] = useRemovePictureMutation();
  const [restore] = useRestorePictureMutation();
  const action = useAction({ unanswered: 'products.unanswered' });

  const uploadFile = async (file: File) => {
    action.forget();
    if ((await send([file])).length > 0) notify('success', t('products.picture.stored'));
  };
  const removeOrRestore = (which: 'remove' | 'restore') =>
    void action.run(
      { remove, restore }[which]({ product_id }),
      t(`products.picture.${which}.done`),
    );
  return (
    <PictureTools
      uploads={uploads}
      hasPicture={picture.uploaded !== null}
      hasEarlier={picture.has_earlier}
      isWaiting={isBusy || action.isBusy}
      failure={action.failure}
      onFile={(file) => void uploadFile(file)}
      onTurn={removeOrRestore}
    />
  );
}
