import { useEffect, useId, useRef, type ReactNode } from 'react';

import { Drawing } from './Icon';
import { FieldBox, FieldError } from './TextField';
import './Picker.css';

export interface PickerProps {
  name: string;
  label: string;
  error?: string | undefined;
  /** As it travels; empty where nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

interface PickerBoxProps extends Pick<PickerProps, 'name' | 'label' | 'error'> {
  /** Draws the picker under the id that the label names. */
  children: (id: string) => ReactNode;
}

/** Label, picker and message. rsuite's input takes neither a name nor a description: both are put on here. */
export function PickerBox({ name, label, error, children }: PickerBoxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  // The input is rsuite's own, which draws it when it likes and anew when it likes.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const mark = () => {
      const input = element.querySelector('input');
      if (input && input.name !== name) input.name = name;
      if (error) input?.setAttribute('aria-describedby', `${id}-error`);
      else input?.removeAttribute('aria-describedby');
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(element, { childList: true, subtree: true, attributeFilter: ['name'] });
    return () => watch.disconnect();
  }, [name, error, id]);

  return (
    <FieldBox ref={box}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </FieldBox>
  );
}

/** A part of a date as it travels. */
export const twoDigits = (number: number) => String(number).padStart(2, '0');

/** rsuite's own carries a name in English. */
export const Caret = () => <Drawing path="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" size={16} />;
