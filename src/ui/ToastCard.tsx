import { useSnackbar } from 'notistack';
import { createContext, use, useEffect, useRef, useState, type FocusEvent } from 'react';
import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';

import { Button, IconButton } from './Button';
import { Icon } from './Icon';
import { Link } from './Link';
import { color, duration, radius, shadow, size, space } from './theme';
import { useDragDismiss } from './useDragDismiss';

export interface Toast {
  id: string;
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
  /** What follows the text, and where it leads. */
  more?: { text: string; label: string; to: string };
  /** How often the same message was given. */
  times: number;
  /** A toast with an action is not dismissed automatically. */
  button?: { label: string; press: () => unknown };
}

interface Toasts {
  toasts: readonly Toast[];
  onRemove: (id: string) => void;
}

export const ToastsContext = createContext<Toasts>({ toasts: [], onRemove: () => {} });

const APPEARANCE = {
  success: { icon: 'check', ink: color.good, tint: color.goodTint },
  info: { icon: 'info', ink: color.info, tint: color.infoTint },
  warning: { icon: 'warning', ink: color.warn, tint: color.warnTint },
  error: { icon: 'warning', ink: color.bad, tint: color.badTint },
} as const;

const Card = styled.div<{ $kind: Toast['kind'] }>`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  width: min(22.5rem, calc(100vw - 32px));
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(3)};
  border: 1px solid ${color.line};
  border-left: 4px solid ${({ $kind }) => APPEARANCE[$kind].ink};
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: ${shadow};
  color: ${color.ink};
  touch-action: pan-y;
  user-select: none;
  transition: transform ${duration.feedback} ease-out;
`;

const KindIcon = styled(Icon)<{ $kind: Toast['kind'] }>`
  flex: none;
  margin-top: ${space(2)};
  color: ${({ $kind }) => APPEARANCE[$kind].ink};
`;

const Message = styled.p`
  flex: 1;
  min-width: 0;
  padding: ${space(1.5)} 0;
  overflow-wrap: anywhere;
`;

const Times = styled.span<{ $kind: Toast['kind'] }>`
  margin-left: ${space(2)};
  padding: 0 ${space(1.5)};
  border-radius: ${radius.card};
  background: ${({ $kind }) => APPEARANCE[$kind].tint};
  font-size: ${size.s};
  white-space: nowrap;
`;

const More = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  color: ${color.inkSoft};
`;

/** One toast: dismissed after a timeout, by its button, by Escape or by dragging. */
export function ToastCard({ id }: { id: string }) {
  const { closeSnackbar } = useSnackbar();
  const { toasts, onRemove } = use(ToastsContext);
  const currentToast = toasts.find((toast) => toast.id === id);
  const [toast, setToast] = useState(currentToast);
  // A toast that is leaving still shows its last content.
  if (currentToast && currentToast !== toast) setToast(currentToast);

  const isRemoved = currentToast === undefined;
  // notistack has its own list, outside React's tree.
  useEffect(() => {
    if (isRemoved) closeSnackbar(id);
  }, [isRemoved, closeSnackbar, id]);

  return toast && <ToastContent toast={toast} onRemove={onRemove} />;
}

function ToastContent({ toast, onRemove }: Pick<Toasts, 'onRemove'> & { toast: Toast }) {
  const t = useTranslate();
  const { id, kind, text, more, times, button } = toast;
  const previousFocus = useRef<HTMLElement | null>(null);
  const card = useRef<HTMLDivElement>(null);

  const remove = () => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && card.current?.contains(focused)) {
      focused.blur();
      previousFocus.current?.focus();
    }
    onRemove(id);
  };
  const drag = useDragDismiss(remove);
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      previousFocus.current = relatedTarget;
    }
  };

  return (
    <Card
      ref={card}
      $kind={kind}
      style={drag.style}
      {...drag.handlers}
      onFocus={rememberFocus}
      onKeyDown={({ key }) => {
        if (key === 'Escape') remove();
      }}
    >
      <KindIcon $kind={kind} name={APPEARANCE[kind].icon} size={18} />
      <Message>
        <span>{text}</span>
        {times > 1 && <Times $kind={kind}>× {times}</Times>}
        {more && (
          <More>
            <span>{more.text}</span>
            <Link to={more.to} onClick={remove}>
              {more.label}
            </Link>
          </More>
        )}
      </Message>
      {button && <Button onClick={button.press}>{button.label}</Button>}
      <IconButton aria-label={t('toast.close')} onClick={remove}>
        <Icon name="close" size={16} />
      </IconButton>
    </Card>
  );
}
