import { useNavigate } from 'react-router';

import { paths } from '../../paths';

import { useFileDrop } from '../../ui/useFileDrop';

import { DropOverlay } from './DropOverlay';
import { handOver } from './handedOver';

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
