import type { FormikProps } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';

import { CONTENT_LIMITS } from '#domain/content';

import { useNotify } from '../../features/desk-frame/useNotify';
import { PictureTools } from '../../features/desk-pictures/PictureTools';
import type { Uploads } from '../../features/desk-pictures/useUploads';
import { useTranslate } from '../../i18n/useTranslate';
import { TextField } from '../../ui/TextField';
import { space } from '../../ui/theme';

import type { EntryValues } from './entryValues';

/** Spans a whole row, so that its tools fit side by side. */
const Box = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 40rem);
  gap: ${space(2)};
`;

interface PictureFieldProps {
  form: FormikProps<EntryValues>;
  /** Undefined if nothing can be changed. */
  uploads: Uploads<string> | undefined;
  error: string | undefined;
}

/** URL of a picture, typed or set by an upload; the preview updates immediately. */
export function PictureField({ form, uploads, error }: PictureFieldProps) {
  const t = useTranslate();
  return (
    <Box>
      <TextField
        label={t('content.image')}
        hint={t('content.image.hint')}
        autoComplete="off"
        maxLength={CONTENT_LIMITS.address}
        readOnly={uploads?.isBusy}
        error={error}
        {...form.getFieldProps<string>('image')}
      />
      {uploads && <Tools form={form} uploads={uploads} />}
    </Box>
  );
}

interface ToolsProps {
  form: FormikProps<EntryValues>;
  uploads: Uploads<string>;
}

function Tools({ form, uploads: { uploads, isBusy, send } }: ToolsProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { image } = form.values;
  const [earlier, setEarlier] = useState<string>();

  const setImage = async (url: string) => {
    setEarlier(image);
    await form.setFieldValue('image', url);
  };
  const uploadFile = async (file: File) => {
    const [stored] = await send([file]);
    if (stored === undefined) return;
    await setImage(stored);
    notify('success', t('content.image.stored'));
  };
  return (
    <PictureTools
      uploads={uploads}
      hasPicture={image !== ''}
      hasEarlier={earlier !== undefined}
      isWaiting={isBusy}
      onFile={(file) => void uploadFile(file)}
      onTurn={(which) => void setImage(which === 'restore' ? (earlier ?? '') : '')}
    />
  );
}
