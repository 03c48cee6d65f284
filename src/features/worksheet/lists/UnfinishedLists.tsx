import { useState } from 'react';
import { styled } from 'styled-components';

import { useFormat } from '../../../i18n/useFormat';
import { useTranslate } from '../../../i18n/useTranslate';
import { IconButton, SmallButton } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { Small } from '../../../ui/Small';
import { takeFocus } from '../../../ui/takeFocus';
import { color, from, radius, shadow, space } from '../../../ui/theme';

import { MAX_LISTS, type StoredLists, type UnfinishedList } from './storedLists';
import { useListName } from './useListName';
import { useUnfinishedLists } from './useUnfinishedLists';

const Box = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

/** On a phone the panel pushes the content down; elsewhere it floats over it. */
const Panel = styled.div`
  width: 100%;
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${from.tablet} {
    position: absolute;
    top: calc(100% + ${space(1)});
    right: 0;
    z-index: 25;
    width: 34rem;
    box-shadow: ${shadow};
  }
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(2)} 0;
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
`;

const Limit = styled(Small)`
  padding: ${space(2)} 0;
`;

const Deleted = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`;

interface UnfinishedListsProps {
  lists: StoredLists;
  /** The open list's ID; empty if none is open. */
  openId: string;
}

/** Unfinished lists besides the open one; each can be opened, or deleted and restored. */
export function UnfinishedLists({ lists, openId }: UnfinishedListsProps) {
  const t = useTranslate();
  const nameOf = useListName();
  const [isShown, setIsShown] = useState(false);
  const { others, deleted, remove, undo } = useUnfinishedLists(lists, openId);
  if (others.length === 0 && !deleted) return null;
  return (
    <Box className="no-print">
      {others.length > 0 && (
        <SmallButton aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          <Icon name="file" size={16} />
          {t('lists.unfinished', { count: others.length })}
        </SmallButton>
      )}
      {others.length > 0 && isShown && (
        <Panel>
          <ul>
            {others.map((list) => (
              <Row key={list.id} list={list} name={nameOf(list)} onRemove={() => remove(list)} />
            ))}
          </ul>
          <Limit>{t('lists.limit', { most: MAX_LISTS })}</Limit>
        </Panel>
      )}
      <Deleted role="status">
        {deleted && (
          <>
            {t('lists.deleted', { name: nameOf(deleted) })}
            <SmallButton
              key={deleted.id}
              ref={takeFocus}
              onClick={({ currentTarget }) => {
                // The pressed button unmounts.
                currentTarget.closest('main')?.focus({ preventScroll: true });
                undo();
              }}
            >
              <Icon name="back" size={16} />
              {t('lists.undo')}
            </SmallButton>
          </>
        )}
      </Deleted>
    </Box>
  );
}

interface RowProps {
  list: UnfinishedList;
  name: string;
  onRemove: () => Promise<void>;
}

function Row({ list: { id, lines, at }, name, onRemove }: RowProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Item>
      <div>
        <Link to={`?list=${encodeURIComponent(id)}`}>{name}</Link>
        <Small>{t('lists.facts', { count: lines, when: format.dateTime(at) })}</Small>
      </div>
      <IconButton aria-label={t('lists.delete', { name })} onClick={() => void onRemove()}>
        <Icon name="trash" size={18} />
      </IconButton>
    </Item>
  );
}
