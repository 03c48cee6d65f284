import { useState } from 'react';
import { styled } from 'styled-components';

import { PICTURE_LIMITS } from '#domain/deskProducts';

import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { ChooseFile } from '../../ui/ChooseFile';
import { FormMessage } from '../../ui/FormMessage';
import { Icon } from '../../ui/Icon';
import { FieldHint } from '../../ui/TextField';
import { space } from '../../ui/theme';
import { useFileDrop } from '../../ui/useFileDrop';

import type { PictureUpload } from './useUploads';

const Box = styled.div`
  display: grid;
  gap: ${space(2)};
`;

interface PictureToolsProps {
  /** Uploads, newest first. */
  uploads: readonly PictureUpload<unknown>[];
  /** Whether there is a picture to replace or remove. */
  hasPicture: boolean;
  hasEarlier: boolean;
  isWaiting: boolean;
  /** Why the last action failed. */
  failure?: string | undefined;
  onFile: (file: File) => void;
  onTurn: (which: 'remove' | 'restore') => void;
}

/** Uploads one picture, chosen or dropped on the page; also removes or restores it. */
export function PictureTools(props: PictureToolsProps) {
  const { uploads, hasPicture, hasEarlier, isWaiting, failure, onFile, onTurn } = props;
  const t = useTranslate();
  const [fileError, setFileError] = useState('');
  const [last] = uploads;
  const isBusy = last?.is === 'waiting';

  const acceptFile = ([file, ...others]: readonly File[]) => {
    setFileError(others.length > 0 ? t('products.picture.one') : '');
    if (file && others.length === 0 && !isBusy) onFile(file);
  };
  const removeOrRestore = (which: 'remove' | 'restore') => {
    setFileError('');
    onTurn(which);
  };
  const isOver = useFileDrop({ onFiles: acceptFile });
  const message = fileError || failure || last?.why;

  return (
    <Box>
      {message && <FormMessage>{message}</FormMessage>}
      <ButtonRow>
        <ChooseFile onFiles={acceptFile}>
          {t(hasPicture ? 'products.picture.replace' : 'products.picture.upload')}
        </ChooseFile>
        {hasPicture && (
          <SmallButton disabled={isWaiting} onClick={() => removeOrRestore('remove')}>
            <Icon name="trash" size={16} />
            {t('customers.address.remove')}
          </SmallButton>
        )}
        {hasEarlier && (
          <SmallButton disabled={isWaiting} onClick={() => removeOrRestore('restore')}>
            {t('products.picture.restore')}
          </SmallButton>
        )}
      </ButtonRow>
      <FieldHint role="status">
        {isOver || isBusy
          ? t(isBusy ? 'products.picture.busy' : 'products.picture.drop')
          : t('products.picture.limits', {
              megabytes: PICTURE_LIMITS.megabytes,
              megapixels: PICTURE_LIMITS.megapixels,
            })}
      </FieldHint>
    </Box>
  );
}
