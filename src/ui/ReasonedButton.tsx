import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { SmallButton } from './Button';
import { color, size, space } from './theme';

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
`;

const Text = styled.p`
  max-width: 44ch;
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

const StyledButton = styled(SmallButton)`
  &[aria-disabled='true'] {
    border-color: ${color.line};
    background: none;
    color: ${color.inkSoft};
  }
`;

interface ReasonedButtonProps {
  /**
   * Why the button is unavailable here: it looks disabled but can be focused, and shows this on
   * click.
   */
  why?: string;
  onPress: () => void;
  children: ReactNode;
}

/** A button for a feature that is not available in every browser or context. */
export function ReasonedButton({ why, onPress, children }: ReasonedButtonProps) {
  const id = useId();
  const [isReasonShown, setIsReasonShown] = useState(false);
  return (
    <Box>
      <StyledButton
        aria-disabled={why !== undefined}
        aria-describedby={why && id}
        onClick={why === undefined ? onPress : () => setIsReasonShown(true)}
      >
        {children}
      </StyledButton>
      {why && (
        <Text id={id} className={isReasonShown ? undefined : 'hidden-text'}>
          {why}
        </Text>
      )}
    </Box>
  );
}
