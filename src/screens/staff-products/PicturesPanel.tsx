import { styled } from 'styled-components';

import { PICTURE_LIMITS } from '#domain/deskProducts';

import { useUploadPictureMutation } from '../../api/staffProducts';
import { useUploads, type PictureUpload } from '../../features/desk-pictures/useUploads';
import { useTranslate } from '../../i18n/useTranslate';
import { staffPaths } from '../../staffPaths';
import { Button } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { ChooseFile } from '../../ui/ChooseFile';
import { closeOnEscape } from '../../ui/closeOnEscape';
import { Link } from '../../ui/Link';
import { PanelBox } from '../../ui/PanelBox';
import { Small } from '../../ui/Small';
import { StatusLabel } from '../../ui/StatusLabel';
import { space } from '../../ui/theme';
import { useFileDrop } from '../../ui/useFileDrop';

const Files = styled.ul`
  display: grid;
  gap: ${space(2)};
  max-height: 18rem;
  overflow-y: auto;
`;

const FileItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: baseline;
  overflow-wrap: anywhere;
`;

/** The product that a stored picture belongs to. */
interface StoredPicture {
  product_id: string;
}

/**
 * Uploads pictures of several products at once, each file named after its product id; Escape closes
 * the panel.
 */
export function PicturesPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const [upload] = useUploadPictureMutation();
  const { uploads, isBusy, send } = useUploads((file) =>
    upload({ product_id: productIdOf(file.name), file }),
  );
  const isOver = useFileDrop({ onFiles: (files) => void send(files) });
  const count = (is: PictureUpload<StoredPicture>['is']) =>
    uploads.filter((upload) => upload.is === is).length;

  return (
    <PanelBox
      aria-label={t('products.pictures')}
      data-is={isOver ? 'over' : undefined}
      onKeyDown={closeOnEscape(onClose)}
    >
      <h2>{t('products.pictures')}</h2>
      <p>{t('products.pictures.how')}</p>
      <Small>
        {t('products.picture.limits', {
          megabytes: PICTURE_LIMITS.megabytes,
          megapixels: PICTURE_LIMITS.megapixels,
        })}
      </Small>
      <ButtonRow>
        <ChooseFile isPrimary onFiles={(files) => void send(files)}>
          {t('products.pictures.choose')}
        </ChooseFile>
        <Button onClick={onClose}>{t('dialog.close')}</Button>
      </ButtonRow>
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
            <UploadItem key={upload.key} upload={upload} />
          ))}
        </Files>
      )}
    </PanelBox>
  );
}

const TONES = { waiting: 'new', stored: 'good', refused: 'bad' } as const;

function UploadItem({
  upload: { name, is, result, why },
}: {
  upload: PictureUpload<StoredPicture>;
}) {
  const t = useTranslate();
  return (
    <FileItem>
      <StatusLabel tone={TONES[is]}>{t(`products.upload.${is}`)}</StatusLabel>
      <span>{name}</span>
      {result && (
        <Link className="mono" to={staffPaths.product(result.product_id)}>
          {result.product_id}
        </Link>
      )}
      {why && <span>{why}</span>}
    </FileItem>
  );
}

/**
 * Returns the product id in a file name; characters that file names cannot contain are
 * percent-encoded.
 */
function productIdOf(name: string): string {
  const stem = name.replace(/\.\w+$/, '');
  try {
    return decodeURIComponent(stem);
  } catch {
    return stem;
  }
}
