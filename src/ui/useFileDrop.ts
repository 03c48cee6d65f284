import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

interface FileDropOptions {
  onFiles: (files: File[]) => void;
  /** Omit to accept only files, and only by dropping. */
  onText?: (text: string) => void;
}

/**
 * Accepts dropped files, and pasted files or text, anywhere on the page; returns `true` while a
 * file is dragged over it.
 */
export function useFileDrop({ onFiles, onText }: FileDropOptions): boolean {
  const [isOver, setIsOver] = useState(false);
  const acceptFiles = useEffectEvent(onFiles);
  const acceptPasted = useEffectEvent((data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    const text = data?.getData('text/plain') ?? '';
    if (!onText) return;
    if (files.length > 0) onFiles(files);
    else if (text.trim() !== '') onText(text);
  });

  // Listens on the window, which is external to React.
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      acceptFiles([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      if (!isTextField(event.target)) acceptPasted(event.clipboardData);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, []);

  return isOver;
}
