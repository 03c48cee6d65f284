/** English words of files that are downloaded. */
export const downloads = {
  'download.csv': 'Download as CSV',
  'download.xlsx': 'Download for Excel',
  'download.preparing': 'Preparing…',
  'download.failed': 'The file could not be downloaded. Please try again.',
};
