import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

import { SECTIONS, type FormSection } from '#domain/application/fields';

import { PHONE } from '../../ui/theme';
import { useMatchesMedia } from '../../ui/useMatchesMedia';

const PARAM = 'section';
const INVALID = '[aria-invalid="true"]';

/**
 * The section that a phone shows, alone; larger screens and paper show all. It is in the URL, so
 * that 'back' returns to the previous one and a reload to the same.
 */
export function useShownSection() {
  const isAlone = useMatchesMedia(PHONE, false);
  const [searchParams, setSearchParams] = useSearchParams();
  const chosen = searchParams.get(PARAM);
  const at = Math.max(
    0,
    SECTIONS.findIndex((section) => section === chosen),
  );
  const shown = SECTIONS[at] ?? SECTIONS[0];
  /** What takes the focus once another section is shown. */
  const awaited = useRef<'title' | 'fault'>(undefined);

  const show = (section: FormSection, focus: 'title' | 'fault' = 'title') => {
    if (section === shown) return;
    awaited.current = focus;
    const next = new URLSearchParams(searchParams);
    next.set(PARAM, section);
    setSearchParams(next);
  };

  // The focus is external to React.
  useEffect(() => {
    const focus = awaited.current;
    awaited.current = undefined;
    if (!focus) return;
    const title = document.getElementById(`section-${shown}`);
    if (focus === 'title') title?.focus({ preventScroll: true });
    else (title?.parentElement?.querySelector<HTMLElement>(INVALID) ?? title)?.focus();
  }, [shown]);

  return {
    isAlone,
    shown,
    show,
    previous: SECTIONS[at - 1],
    next: SECTIONS[at + 1],
    /** Opens the section of a field, which cannot take the focus before. */
    reveal: (field: HTMLElement) => {
      const id = field.closest('section')?.dataset['section'];
      const section = SECTIONS.find((name) => name === id);
      if (isAlone && section) show(section, 'fault');
    },
  };
}
