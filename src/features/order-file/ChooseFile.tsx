import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../ui/Icon';
import { color } from '../../ui/theme';

const Label = styled.label`
  position: relative;
  cursor: pointer;

  &:focus-within {
    outline: 2px solid ${color.primary};
    outline-offset: 2px;
  }
`;

interface ChooseFileProps {
  isPrimary?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** Opens the computer's own file window; any file may be chosen, its content decides. */
export function ChooseFile({ isPrimary = false, onFiles, children }: ChooseFileProps) {
  return (
    <Label className={isPrimary ? 'button primary' : 'button'}>
      <Icon name="file" size={18} />
      {children}
      <input
        type="file"
        className="hidden-text"
        multiple
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen once more.
          event.target.value = '';
        }}
      />
    </Label>
  );
}
