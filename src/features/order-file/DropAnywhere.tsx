import { useNavigate } from 'react-router';

import { paths } from '../../paths';

import { useFileDrop } from '../../ui/useFileDrop';

import { DropOverlay } from './DropOverlay';
import { handOver } from './handedOver';

/** Opens a file dropped on any screen in the screen that reads order files. */
export function DropAnywhere() {
  const navigate = useNavigate();
  const isOver = useFileDrop({
    onFiles: (files) => {
      handOver(files);
      void navigate(paths.opticon);
    },
  });
  return isOver && <DropOverlay />;
}
