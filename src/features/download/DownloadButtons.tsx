import type { FetchArgs } from '@reduxjs/toolkit/query';

import { useTranslate } from '../../i18n/useTranslate';
import { useDownload } from '../../store/useDownload';
import { SmallButton } from '../../ui/Button';
import { ButtonRow } from '../../ui/ButtonRow';
import { Icon } from '../../ui/Icon';

/** Format names, the same in every language. */
const FORMATS = { csv: 'CSV', xlsx: 'Excel' } as const;
export type SheetFormat = keyof typeof FORMATS;

interface DownloadButtonsProps {
  /** File name without extension. */
  name: string;
  /** Returns the request for the file in the given format. */
  callFor: (format: SheetFormat) => FetchArgs;
}

/** Downloads a server-generated table as CSV or as an Excel workbook. */
export function DownloadButtons({ name, callFor }: DownloadButtonsProps) {
  const t = useTranslate();
  const { download, isLoading, request } = useDownload();
  const isPreparing = (format: SheetFormat) => isLoading && request?.params?.format === format;

  return (
    <ButtonRow>
      {(['csv', 'xlsx'] as const).map((format) => (
        <SmallButton
          key={format}
          aria-disabled={isLoading}
          aria-label={isPreparing(format) ? undefined : t(`download.${format}`)}
          title={t(`download.${format}`)}
          onClick={() => void download(`${name}.${format}`, callFor(format))}
        >
          <Icon name="file" size={16} />
          {isPreparing(format) ? t('download.preparing') : FORMATS[format]}
        </SmallButton>
      ))}
    </ButtonRow>
  );
}
