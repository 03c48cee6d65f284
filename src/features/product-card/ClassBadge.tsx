import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { isClassFlag } from '#domain/classCodes';

import { useListClassCodesQuery } from '../../api/catalogue';
import { useTranslate } from '../../i18n/useTranslate';

const Badge = styled.img`
  position: absolute;
  top: var(--corner, 0);
  left: var(--corner, 0);

  @media print {
    width: 1rem;
    height: 1rem;
  }
`;

interface ClassBadgeProps {
  code: string;
}

/** Badge of a product's class; products without a class render nothing and fetch nothing. */
export const ClassBadge = ({ code }: ClassBadgeProps) => code && <KnownBadge code={code} />;

function KnownBadge({ code }: ClassBadgeProps) {
  const t = useTranslate();
  const { image, isMissing } = useListClassCodesQuery(
    {},
    {
      selectFromResult: ({ data }) => {
        const image = data?.find((classCode) => classCode.class === code)?.image;
        return { image, isMissing: data !== undefined && !image };
      },
    },
  );
  const [broken, setBroken] = useState<string>();
  const isIconMissing = isMissing || (image !== undefined && image === broken);
  // A missing icon is only logged (specification 8).
  useEffect(() => {
    if (isIconMissing) console.warn(`There is no icon for class '${code}'.`);
  }, [isIconMissing, code]);
  if (!image || isIconMissing) return null;
  return (
    <Badge
      src={image}
      width={44}
      height={44}
      alt={isClassFlag(code) ? t(`flag.${code}`) : code}
      onError={() => setBroken(image)}
    />
  );
}
