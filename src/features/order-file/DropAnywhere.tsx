import { useNavigate } from 'react-router';

import { paths } from '../../paths';

import { DropOverlay } from './DropOverlay';
import { handOver } from './handedOver';
import { useFileDrop } from './useFileDrop';

/** Takes a file that is dropped on any screen to the one that reads it. */
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
