import type { FetchArgs } from '@reduxjs/toolkit/query';
import { styled } from 'styled-components';

import { useDownloadFileMutation } from '../../api/downloads';
import { reasonOf, isUnreachable } from '../../api/reasonOf';
import { useTranslate } from '../../i18n/useTranslate';
import { noticeGiven } from '../../slices/notices';
import { useAppDispatch } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { saveAddress } from '../../ui/saveFile';
import { space } from '../../ui/theme';

const FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof FORMATS)[number];

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

interface DownloadButtonsProps {
  /** File name without its ending. */
  name: string;
  /** The call that answers with the file. */
  callFor: (format: SheetFormat) => FetchArgs;
}

/** Downloads a table that the server writes, for any spreadsheet or for Excel. */
export function DownloadButtons({ name, callFor }: DownloadButtonsProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [downloadFile, { isLoading, originalArgs }] = useDownloadFileMutation();

  const download = async (format: SheetFormat) => {
    const { data: address, error } = await downloadFile(callFor(format));
    if (address) return saveAddress(`${name}.${format}`, address);
    const reason = isUnreachable(error) ? '' : reasonOf(error);
    const message = reason ? { text: reason } : ({ key: 'download.failed' } as const);
    dispatch(noticeGiven({ kind: 'error', message }));
  };
  const isPreparing = (format: SheetFormat) =>
    isLoading && originalArgs?.params?.format === format;

  return (
    <Pair>
      {FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          className="button small"
          disabled={isLoading}
          onClick={() => void download(format)}
        >
          <Icon name="file" size={16} />
          {t(isPreparing(format) ? 'download.preparing' : `download.${format}`)}
        </button>
      ))}
    </Pair>
  );
}
