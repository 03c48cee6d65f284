import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { PICTURE } from '#domain/deskProducts';

import { useUploads, type Upload } from '../../features/desk-pictures/useUploads';
import { ChooseFile } from '../../features/order-file/ChooseFile';
import { useFileDrop } from '../../features/order-file/useFileDrop';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { StatusLabel } from '../../ui/StatusLabel';
import { color, radius, size, space } from '../../ui/theme';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  padding: ${space(3)} ${space(4)} ${space(4)};
  border: 1px solid ${color.primary};
  border-radius: ${radius.card};
  background: ${color.surface};

  &[data-is='over'] {
    background: ${color.primaryTint};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Files = styled.ul`
  display: grid;
  gap: ${space(2)};
  max-height: 18rem;
  overflow-y: auto;
`;

const File = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: baseline;
  overflow-wrap: anywhere;
`;

const Small = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** Pictures of several products at once, each a file that is called by the product's id; Esc puts it away. */
export function PicturesPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const { uploads, isBusy, send } = useUploads();
  const isOver = useFileDrop({ onFiles: (files) => void send(files) });
  const count = (is: Upload['is']) => uploads.filter((upload) => upload.is === is).length;
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };

  return (
    <Box
      aria-label={t('products.pictures')}
      data-is={isOver ? 'over' : undefined}
      onKeyDown={leave}
    >
      <h2>{t('products.pictures')}</h2>
      <p>{t('products.pictures.how')}</p>
      <Small>
        {t('products.picture.limits', {
          megabytes: PICTURE.megabytes,
          megapixels: PICTURE.megapixels,
        })}
      </Small>
      <Buttons>
        <ChooseFile isPrimary onFiles={(files) => void send(files)}>
          {t('products.pictures.choose')}
        </ChooseFile>
        <Button type="button" onClick={onClose}>
          {t('dialog.close')}
        </Button>
      </Buttons>
      <p role="status">
        {uploads.length > 0 &&
          t(isBusy ? 'products.pictures.busy' : 'products.pictures.done', {
            stored: count('stored'),
            refused: count('refused'),
            count: uploads.length,
          })}
      </p>
      {uploads.length > 0 && (
        <Files>
          {uploads.map((upload) => (
            <OneUpload key={upload.key} upload={upload} />
          ))}
        </Files>
      )}
    </Box>
  );
}

const TONES = { waiting: 'new', stored: 'good', refused: 'bad' } as const;

function OneUpload({ upload: { name, is, product_id, why } }: { upload: Upload }) {
  const t = useTranslate();
  return (
    <File>
      <StatusLabel tone={TONES[is]}>{t(`products.upload.${is}`)}</StatusLabel>
      <span>{name}</span>
      {is === 'stored' && product_id && (
        <Link className="mono" to={staffPaths.product(product_id)}>
          {product_id}
        </Link>
      )}
      {why && <span>{why}</span>}
    </File>
  );
}
