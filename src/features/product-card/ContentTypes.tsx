import { useTranslate } from '../../i18n/useTranslate';
import { Icon } from '../../ui/Icon';

const KINDS = {
  Videos: { icon: 'video', text: 'types.videos' },
  'Patterns & Inspiration': { icon: 'pattern', text: 'types.patterns' },
  'Education & Blog Post': { icon: 'learn', text: 'types.education' },
} as const;

const isKind = (text: string): text is keyof typeof KINDS => text in KINDS;

interface ContentTypesProps {
  types: string;
  /** With words beside the icons, where there is room. */
  hasWords?: boolean;
}

/** What there is to see and read about a product, as icons; unknown kinds are left out. */
export function ContentTypes({ types, hasWords = false }: ContentTypesProps) {
  const t = useTranslate();
  const kinds = types
    .split(',')
    .map((type) => type.trim())
    .filter(isKind);
  if (kinds.length === 0) return null;
  return (
    <ul className="content-types">
      {kinds.map((kind) => (
        <li key={kind} title={t(KINDS[kind].text)}>
          <Icon name={KINDS[kind].icon} size={16} />
          <span className={hasWords ? undefined : 'hidden-text'}>{t(KINDS[kind].text)}</span>
        </li>
      ))}
    </ul>
  );
}
