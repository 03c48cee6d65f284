import { useNavigate } from 'react-router';

import { paths } from '../../paths';
import { useFileDrop } from '../../ui/useFileDrop';

import { DropOverlay } from './DropOverlay';
import { setPendingFiles } from './pendingFiles';

/** Opens a file dropped on any screen in the screen that reads order files. */
export function DropAnywhere() {
  const navigate = useNavigate();
  const isOver = useFileDrop({
    onFiles: (files) => {
      setPendingFiles(files);
      void navigate(paths.opticon);
    },
  });
  return isOver && <DropOverlay />;
}
