import { useId } from 'react';
import { styled } from 'styled-components';

import { isUploadField, type UploadKind } from '#domain/uploads';

import { useListUploadRowsQuery, type Upload, type UploadedRow } from '../../api/staffUploads';
import { OUTCOMES, type Outcome } from '../../features/desk-exchange/outcomes';
import { listColumns, type CellWords } from '../../features/desk-frame/listColumns';
import { ListTable } from '../../features/desk-frame/ListTable';
import { useTranslate } from '../../i18n/useTranslate';
import { selectLanguage } from '../../slices/language';
import { useStaffSelector } from '../../store/staffStore';
import { Loaded } from '../../ui/Loaded';
import { space } from '../../ui/theme';

import { ChosenJump, useChosenJump } from './ChosenJump';
import { isInBin, JUMP_BINS } from './jumpBins';
import { JumpChart } from './JumpChart';
import { byJump, differenceOf, jumpOf } from './jumps';

const Title = styled.h2`
  margin-bottom: ${space(2)};
`;

/** A row, and whether its outcome is only foreseen. */
interface ShownRow extends UploadedRow {
  isForeseen: boolean;
}

type Change = UploadedRow['changes'][number];

const start = {
  line: {
    label: 'upload.row.line',
    width: '4rem',
    narrow: '3rem',
    number: ({ line }: ShownRow) => line,
  },
  key: {
    label: 'upload.row.key',
    width: 'minmax(0, 3fr)',
    fold: 'head',
    sort: ({ key }: ShownRow) => key,
    cell: ({ key, name }: ShownRow) => (
      <>
        {name && <div>{name}</div>}
        <span className="mono">{key}</span>
      </>
    ),
  },
  outcome: {
    label: 'upload.row.outcome',
    width: 'minmax(0, 2fr)',
    text: ({ outcome, isForeseen }: ShownRow, { t }: CellWords) => {
      if (isForeseen && (outcome === 'added' || outcome === 'changed'))
        return t(`upload.outlook.${outcome}`);
      return isOutcome(outcome) ? t(`upload.outcome.${outcome}`) : outcome;
    },
  },
} as const;

const columns = listColumns<ShownRow>()({
  ...start,
  what: {
    label: 'upload.row.what',
    width: 'minmax(0, 5fr)',
    fold: 'bare',
    cell: ({ message, changes }, words) => (
      <Details message={message} changes={changes} words={words} />
    ),
  },
});

/** Of prices or stock: each row with its largest jump. */
const jumpColumns = listColumns<ShownRow>()({
  ...start,
  before: {
    label: 'upload.row.before',
    width: '6rem',
    narrow: '4.5rem',
    isNumber: true,
    sort: (row) => jumpOf(row)?.before,
    cell: (row, words) => valueOf(jumpOf(row), 'before', words),
  },
  after: {
    label: 'upload.row.after',
    width: '6rem',
    narrow: '4.5rem',
    isNumber: true,
    sort: (row) => jumpOf(row)?.after,
    cell: (row, words) => valueOf(jumpOf(row), 'after', words),
  },
  percent: {
    label: 'upload.row.percent',
    width: '5rem',
    narrow: '4rem',
    isNumber: true,
    sort: differenceOf,
    cell: (row, { locale }) => {
      const difference = differenceOf(row);
      return difference !== undefined && percentFormat(locale).format(difference);
    },
  },
  what: {
    label: 'upload.row.what',
    width: 'minmax(0, 3fr)',
    fold: 'bare',
    under: 'outcome',
    cell: (row, words) => {
      const { field = '' } = jumpOf(row) ?? {};
      const others = row.changes.filter((change) => change.field !== field);
      return (
        <Details message={row.message} changes={others} words={words}>
          {!USUAL_FIELDS.includes(field) && fieldName(field, words)}
        </Details>
      );
    },
  },
});

/** The numbers that files of prices and stock are about. */
const USUAL_FIELDS = ['', 'selling_price', 'available'];

const percentFormats = new Map<string, Intl.NumberFormat>();

function percentFormat(locale: string): Intl.NumberFormat {
  const format =
    percentFormats.get(locale) ??
    new Intl.NumberFormat(locale, {
      style: 'percent',
      signDisplay: 'exceptZero',
      maximumFractionDigits: 1,
    });
  percentFormats.set(locale, format);
  return format;
}

const JUMPING: ReadonlySet<UploadKind> = new Set(['prices', 'stock']);

interface UploadRowsProps {
  upload: Upload;
}

/** All rows of a file that were read: what happens to each, and why. */
export function UploadRows({ upload }: UploadRowsProps) {
  const { upload_id, dry_run_id, applied, dry_run } = upload;
  const lang = useStaffSelector(selectLanguage);
  const { state, counts } = applied ?? dry_run;
  const hasRows = Object.entries(counts).some(([name, count]) => name !== 'unchanged' && count > 0);
  const isEnded = hasRows && ['done', 'cancelled', 'failed'].includes(state);
  const step = applied ? 'applied' : dry_run_id;
  const jump = useChosenJump();
  const isOfJumps = upload.kind === 'prices' && applied === null;
  const bin = isOfJumps ? JUMP_BINS[jump.chosen] : undefined;
  const query = useListUploadRowsQuery({ upload_id, lang, step }, { skip: !isEnded });
  if (!isEnded) return null;
  return (
    <Loaded query={query}>
      {(rows) => {
        const isBad = ({ outcome }: UploadedRow) => FAILED_OUTCOMES.includes(outcome);
        const shown = bin ? rows.filter((row) => isInBin(row, bin)) : rows;
        return (
          <>
            {isOfJumps && <JumpChart rows={rows} linkTo={jump.linkTo} />}
            {bin && <ChosenJump key={jump.chosen} bin={bin} all={jump.all} />}
            <RowsSection title="upload.bad" upload={upload} rows={shown.filter(isBad)} />
            <RowsSection
              title={applied ? 'upload.good.done' : 'upload.good'}
              upload={upload}
              rows={shown.filter((row) => !isBad(row))}
            />
          </>
        );
      }}
    </Loaded>
  );
}

const FAILED_OUTCOMES = ['error', 'conflict', 'needs_confirmation', 'stale', 'superseded'];

interface RowsSectionProps extends UploadRowsProps {
  title: 'upload.bad' | 'upload.good' | 'upload.good.done';
  rows: readonly UploadedRow[];
}

function RowsSection({ title, upload: { kind, applied }, rows }: RowsSectionProps) {
  const t = useTranslate();
  const id = useId();
  if (rows.length === 0) return null;
  const shown = rows.map((row) => ({ ...row, isForeseen: applied === null }));
  const hasJumps = JUMPING.has(kind);
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{t(title)}</Title>
      <ListTable
        caption={t(title)}
        columns={hasJumps ? jumpColumns : columns}
        items={hasJumps ? byJump(shown) : shown}
        keyOf={({ line, key, outcome }) => `${line} ${key} ${outcome}`}
      />
    </section>
  );
}

/** Whether the screen has a label for an outcome. */
const isOutcome = (name: string): name is Exclude<Outcome, 'unchanged'> =>
  name !== 'unchanged' && OUTCOMES.some((outcome) => outcome === name);

interface DetailsProps extends Pick<UploadedRow, 'message' | 'changes'> {
  words: CellWords;
  children?: string | false;
}

/** Why a row has its outcome, and what it changes. */
function Details({ message, changes, words, children }: DetailsProps) {
  if (!message && !children && changes.length === 0) return null;
  return (
    <div>
      {children && <p>{children}</p>}
      {message && <p>{message}</p>}
      <ul>
        {changes.map((change) => (
          <li key={change.field}>
            {words.t('upload.change', {
              field: fieldName(change.field, words),
              before: valueOf(change, 'before', words),
              after: valueOf(change, 'after', words),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

const fieldName = (field: string, { t }: CellWords): string =>
  isUploadField(field) ? t(`upload.field.${field}`) : field;

/** Returns a value that a row changes, before or after; '' of no change. */
function valueOf(
  change: Change | undefined,
  when: 'before' | 'after',
  { t, format }: CellWords,
): string {
  if (!change) return '';
  const value = change[when];
  if (value === null || value === '') return t('upload.nothingThere');
  if (typeof value === 'boolean') return t(value ? 'upload.yes' : 'upload.no');
  if (typeof value === 'string') return value;
  return change.field.includes('price') ? format.price(value) : format.number(value);
}
