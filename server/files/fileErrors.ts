export const isMissing = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A full disk or a lost network share is not the file's fault. */
export const isDiskError = (error: unknown): boolean =>
  /^(ENOSPC|EIO|EROFS|EACCES|EPERM|ENOTCONN|ESTALE|EDQUOT|EMFILE)$/.test(
    (error as NodeJS.ErrnoException).code ?? '',
  );
