import type { ButtonHTMLAttributes } from 'react';
import { styled } from 'styled-components';

import { selectAreKeysOn } from '../../slices/deskKeys';
import { useStaffSelector } from '../../store/staffStore';
import { PrimaryButton, SmallButton } from '../../ui/Button';
import { control, size, space } from '../../ui/theme';

import { KeyHint } from './Key';

const SmallPrimary = styled(PrimaryButton)`
  min-height: ${control.small};
  padding: ${space(1)} ${space(3)};
  font-size: ${size.s};
`;

interface KeyedButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The equivalent shortcut letter. */
  letter: string;
  isPrimary?: boolean;
}

/** A desk button labelled with its shortcut letter. */
export function KeyedButton({ letter, isPrimary = false, children, ...rest }: KeyedButtonProps) {
  const areShortcutsOn = useStaffSelector(selectAreKeysOn);
  const Kind = isPrimary ? SmallPrimary : SmallButton;
  return (
    <Kind type="button" aria-keyshortcuts={areShortcutsOn ? letter : undefined} {...rest}>
      {children}
      {areShortcutsOn && <KeyHint aria-hidden="true">{letter.toUpperCase()}</KeyHint>}
    </Kind>
  );
}
