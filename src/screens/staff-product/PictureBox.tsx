import { useState } from 'react';
import { styled } from 'styled-components';

import { PICTURE } from '#domain/deskProducts';

import { fullImageUrl } from '../../api/hosts';
import {
  useRemovePictureMutation,
  useRestorePictureMutation,
  type DeskProduct,
} from '../../api/staffProducts';
import { useFailure } from '../../features/desk-customer/useFailure';
import { AsideBox, AsideTitle, Small } from '../../features/desk-order/Aside';
import { useSay } from '../../features/desk-order/useSay';
import { useUploads } from '../../features/desk-pictures/useUploads';
import { ChooseFile } from '../../features/order-file/ChooseFile';
import { useFileDrop } from '../../features/order-file/useFileDrop';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { from, space } from '../../ui/theme';

/** Beside two rows of others, where there is room. */
const Box = styled(AsideBox)`
  ${from.wide} {
    grid-row: span 2;
  }
`;

const Shown = styled.div`
  max-width: 16rem;
  margin-bottom: ${space(3)};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-bottom: ${space(2)};
`;

interface PictureBoxProps {
  product: DeskProduct;
  mayChange: boolean;
}

/** The picture as the shop shows it; one that is dropped on the page takes its place. */
export function PictureBox({ product, mayChange }: PictureBoxProps) {
  const t = useTranslate();
  const { product_id, picture, image } = product;
  const address = fullImageUrl(image);
  return (
    <Box aria-labelledby="product-picture">
      <AsideTitle id="product-picture">{t('products.picture')}</AsideTitle>
      <Shown>
        <Picture
          // Browsers keep pictures for a while: one that is new has another address.
          src={picture.uploaded ? `${address}?v=${picture.uploaded}` : address}
          alt={t('product.picture', { name: product_id })}
          isUrgent
        />
      </Shown>
      {mayChange && <PictureTools product={product} />}
    </Box>
  );
}

function PictureTools({ product: { product_id, picture } }: { product: DeskProduct }) {
  const t = useTranslate();
  const say = useSay();
  const { uploads, isBusy, send } = useUploads(product_id);
  const [remove, removing] = useRemovePictureMutation();
  const [restore, restoring] = useRestorePictureMutation();
  const { failure, setError } = useFailure('products.unanswered');
  const [wrong, setWrong] = useState('');
  const isWaiting = isBusy || removing.isLoading || restoring.isLoading;

  const take = async (files: readonly File[]) => {
    setError(undefined);
    setWrong(files.length > 1 ? t('products.picture.one') : '');
    if (files.length !== 1) return;
    if ((await send(files)) > 0) say('success', t('products.picture.stored'));
  };
  const turn = async (which: 'remove' | 'restore') => {
    const act = { remove, restore }[which];
    const { error } = await act({ product_id });
    setError(error);
    setWrong('');
    if (!error) say('success', t(`products.picture.${which}.done`));
  };
  const isOver = useFileDrop({ onFiles: (files) => void take(files) });
  const refused = uploads[0]?.is === 'refused' ? uploads[0].why : undefined;
  const told = wrong || failure || refused;

  return (
    <div>
      {told && <FormMessage>{told}</FormMessage>}
      <Tools>
        <ChooseFile onFiles={(files) => void take(files)}>
          {t(picture.uploaded ? 'products.picture.replace' : 'products.picture.upload')}
        </ChooseFile>
        {picture.uploaded && (
          <SmallButton type="button" disabled={isWaiting} onClick={() => void turn('remove')}>
            <Icon name="trash" size={16} />
            {t('customers.address.remove')}
          </SmallButton>
        )}
        {picture.has_earlier && (
          <SmallButton type="button" disabled={isWaiting} onClick={() => void turn('restore')}>
            {t('products.picture.restore')}
          </SmallButton>
        )}
      </Tools>
      <Small role="status">
        {isOver || isBusy
          ? t(isBusy ? 'products.picture.busy' : 'products.picture.drop')
          : t('products.picture.limits', {
              megabytes: PICTURE.megabytes,
              megapixels: PICTURE.megapixels,
            })}
      </Small>
    </div>
  );
}
