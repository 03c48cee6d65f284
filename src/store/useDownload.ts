import type { FetchArgs } from '@reduxjs/toolkit/query';

import { useDownloadFileMutation } from '../api/downloads';
import { reasonOf } from '../api/reasonOf';
import { noticeAdded } from '../slices/notices';
import { saveBlobUrl } from '../ui/saveFile';

import { useAppDispatch } from './hooks';

/** Fetches a file and hands it to the browser; failures are shown in a toast. */
export function useDownload() {
  const dispatch = useAppDispatch();
  const [downloadFile, { isLoading, originalArgs }] = useDownloadFileMutation();

  const download = async (name: string, request: FetchArgs) => {
    // The button is not disabled while loading, so that it keeps the keyboard focus.
    if (isLoading) return;
    const { data: address, error } = await downloadFile(request);
    if (address) return saveBlobUrl(name, address);
    dispatch(noticeAdded({ kind: 'error', message: reasonOf(error, 'download.failed') }));
  };
  return { download, isLoading, request: originalArgs };
}
