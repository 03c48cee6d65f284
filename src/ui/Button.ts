import type { ButtonHTMLAttributes } from 'react';
import { styled } from 'styled-components';

import { color, control, duration, radius, size, space } from './theme';

type ButtonType = ButtonHTMLAttributes<HTMLButtonElement>['type'];

/** Only a button that says so submits a form. */
const pressed = ({ as, type = 'button' }: { as?: unknown; type?: ButtonType }) =>
  as ? {} : { type };

/** A button, or with `as` a link that looks like one; hidden in print. */
export const Button = styled.button.attrs(pressed)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${control.normal};
  padding: ${space(1)} ${space(4)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition:
    background ${duration.feedback} ease-out,
    border-color ${duration.feedback} ease-out;

  &:hover:not(:disabled) {
    border-color: ${color.primary};
    background: ${color.primaryTint};
  }

  &:disabled {
    border-color: ${color.line};
    color: ${color.inkSoft};
  }

  @media print {
    display: none !important;
  }
`;

export const PrimaryButton = styled(Button)`
  border-color: ${color.primary};
  background: ${color.primary};
  color: ${color.onPrimary};

  &:hover:not(:disabled) {
    border-color: ${color.primaryStrong};
    background: ${color.primaryStrong};
  }

  &:disabled {
    background: ${color.line};
  }
`;

export const SmallButton = styled(Button)`
  min-height: ${control.small};
  padding: ${space(1)} ${space(3)};
  font-size: ${size.s};
`;

/** A square icon button; requires an accessible name. */
export const IconButton = styled.button.attrs(pressed)`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${control.normal};
  height: ${control.normal};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;

  &:hover:not(:disabled) {
    background: ${color.primaryTint};
  }

  @media print {
    display: none !important;
  }
`;
