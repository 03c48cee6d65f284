import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Icon } from '../../ui/Icon';
import { color, space } from '../../ui/theme';

const Icons = styled.ul`
  display: flex;
  gap: ${space(1)};
  color: ${color.info};
`;

const NamedIcons = styled(Icons)`
  flex-direction: column;
`;

const NamedIcon = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

const KINDS = {
  Videos: { icon: 'video', text: 'types.videos' },
  'Patterns & Inspiration': { icon: 'pattern', text: 'types.patterns' },
  'Education & Blog Post': { icon: 'learn', text: 'types.education' },
} as const;

const isKind = (text: string): text is keyof typeof KINDS => text in KINDS;

interface ContentTypesProps {
  types: string;
  /** Whether to show labels beside the icons, where there is room. */
  hasLabels?: boolean;
}

/** Icons for the kinds of content about a product; unknown kinds are omitted. */
export function ContentTypes({ types, hasLabels = false }: ContentTypesProps) {
  const t = useTranslate();
  const kinds = types
    .split(',')
    .map((type) => type.trim())
    .filter(isKind);
  if (kinds.length === 0) return null;
  const List = hasLabels ? NamedIcons : Icons;
  const Kind = hasLabels ? NamedIcon : 'li';
  return (
    <List>
      {kinds.map((kind) => (
        <Kind key={kind} title={t(KINDS[kind].text)}>
          <Icon name={KINDS[kind].icon} size={16} />
          <span className={hasLabels ? undefined : 'hidden-text'}>{t(KINDS[kind].text)}</span>
        </Kind>
      ))}
    </List>
  );
}
