import { useLocation, useParams } from 'react-router';

import type { FilterOptions } from '#contract/catalogue';

import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { paths } from '../../paths';

import { Count, LinkChoice, LinkGroup, LinkGroupName } from './filterParts';

/** New, Clearance, On Sale, Coming Soon: the flag is part of the path (specification 2.1). */
export function FlagLinks({ flags }: { flags: NonNullable<FilterOptions['flags']> }) {
  const t = useTranslate();
  const format = useFormat();
  const { name = '', cate = '', cate_code = '', classCode } = useParams();
  const search = new URLSearchParams(useLocation().search);
  search.delete('page');
  const query = search.size > 0 ? `?${search}` : '';

  const category = { name, category: cate, cat_code: cate_code };
  const links = [
    { flag: undefined, text: t('filters.flagAll'), count: undefined },
    ...flags.map(({ name: flag, count }) => ({ flag, text: t(`flag.${flag}`), count })),
  ];
  return (
    <LinkGroup aria-labelledby="filter-flag">
      <LinkGroupName id="filter-flag">{t('filters.flag')}</LinkGroupName>
      {links.map(({ flag, text, count }) => (
        <LinkChoice
          key={text}
          to={paths.listing({ ...category, flag }) + query}
          aria-current={flag === classCode ? 'page' : undefined}
        >
          <span>{text}</span>
          {count !== undefined && <Count>{format.number(count)}</Count>}
        </LinkChoice>
      ))}
    </LinkGroup>
  );
}
