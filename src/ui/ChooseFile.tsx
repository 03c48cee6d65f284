import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

import { PrimaryButton, SmallButton } from './Button';
import { Icon } from './Icon';
import { color } from './theme';

const held = css`
  position: relative;
  cursor: pointer;

  &:focus-within {
    outline: 2px solid ${color.primary};
    outline-offset: 2px;
  }
`;

const Label = styled(SmallButton)`
  ${held}
`;

const PrimaryLabel = styled(PrimaryButton)`
  ${held}
`;

interface ChooseFileProps {
  isPrimary?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** Opens the file chooser; any file type is accepted, as its content decides. */
export function ChooseFile({ isPrimary = false, onFiles, children }: ChooseFileProps) {
  const Shape = isPrimary ? PrimaryLabel : Label;
  return (
    <Shape as="label">
      <Icon name="file" size={16} />
      {children}
      <input
        type="file"
        className="hidden-text"
        multiple
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Lets the same file be chosen again.
          event.target.value = '';
        }}
      />
    </Shape>
  );
}
