import { useRef } from 'react';
import { styled } from 'styled-components';

import type { DeskLine } from '../../api/staffOrders';
import { listColumns } from '../../features/desk-frame/listColumns';
import { ListTable } from '../../features/desk-frame/ListTable';
import { useTranslate } from '../../i18n/useTranslate';
import { Checkbox } from '../../ui/Checkbox';
import { NumberBox } from '../../ui/NumberBox';

import { PRODUCT_COLUMNS } from './lineColumns';
import type { Packs } from './usePacks';

const columns = listColumns<DeskLine>()({
  tick: { label: 'desk.include', width: '1.5rem', isQuiet: true, fold: 'lead' },
  ...PRODUCT_COLUMNS,
  size: {
    label: 'desk.packSize',
    width: '5rem',
    isNumber: true,
    under: 'bin',
    fold: 'left',
    text: ({ ship_pack }, { t }) => t('product.timesPack', { count: ship_pack }),
    sort: ({ ship_pack }) => ship_pack,
  },
  open: { label: 'desk.open', width: '5rem', fold: 'right', number: ({ open }) => open },
  stock: {
    label: 'desk.inStock',
    width: '5.5rem',
    under: 'open',
    fold: 'left',
    number: ({ available }) => available,
  },
  packs: { label: 'order.packs', width: '6rem', isNumber: true, fold: 'right' },
});

const PacksInput = styled(NumberBox)`
  width: 5.5rem;
`;

interface PacksTableProps {
  caption: string;
  lines: readonly DeskLine[];
  packs: Packs;
  /**
   * Called on Enter if the text is not a number of packs; `typed` is what the input held before.
   */
  onCode?: (code: string, box: { line: DeskLine; typed: string | undefined }) => void;
}

/** One line and one quantity input per row; Tab moves from quantity to quantity. */
export function PacksTable({ caption, lines, packs, onCode }: PacksTableProps) {
  const t = useTranslate();
  return (
    <ListTable
      caption={caption}
      columns={columns}
      items={lines}
      keyOf={({ line }) => String(line)}
      tone={(line) => (packs.packsOf(line) === 0 ? 'off' : undefined)}
      cells={{
        tick: (line) => (
          <Checkbox
            tabIndex={-1}
            aria-label={t('desk.include.line', { id: line.product_id })}
            checked={packs.packsOf(line) > 0}
            onChange={({ target }) => packs.type(line, String(target.checked ? line.open : 0))}
          />
        ),
        packs: (line) => <PacksBox line={line} packs={packs} {...(onCode && { onCode })} />,
      }}
    />
  );
}

/** Maximum length of a code that is scanned into it. */
const MAX_CODE_LENGTH = 40;

/** Whether the text is too long for a number of packs or a typing error. */
const isCode = (text: string) => text.length > 5;

interface PacksBoxProps extends Pick<PacksTableProps, 'packs' | 'onCode'> {
  line: DeskLine;
}

function PacksBox({ line, packs, onCode }: PacksBoxProps) {
  const t = useTranslate();
  const typed = useRef<string>(undefined);
  return (
    <PacksInput
      data-packs=""
      aria-label={t('desk.packs.of', { id: line.product_id })}
      aria-invalid={packs.isInvalid(line)}
      maxLength={MAX_CODE_LENGTH}
      value={packs.textOf(line)}
      onFocus={({ target }) => {
        typed.current = packs.typedOf(line);
        target.select();
      }}
      onChange={({ target }) => packs.type(line, target.value)}
      onKeyDown={(event) => {
        const text = event.currentTarget.value.trim();
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !isCode(text)) return;
        event.preventDefault();
        onCode?.(text, { line, typed: typed.current });
      }}
    />
  );
}
