import { isClassFlag } from '#domain/classCodes';

import { useListClassCodesQuery } from '../../api/catalogue';
import { useTranslate } from '../../i18n/useTranslate';

/** The badge picture of a product's class; products without a class have none. */
export function ClassBadge({ code }: { code: string }) {
  const t = useTranslate();
  const { image } = useListClassCodesQuery(
    {},
    {
      skip: code === '',
      selectFromResult: ({ data }) => ({
        image: data?.find((classCode) => classCode.class === code)?.image,
      }),
    },
  );
  if (!image) return null;
  return (
    <img
      className="badge"
      src={image}
      width={44}
      height={44}
      alt={isClassFlag(code) ? t(`flag.${code}`) : code}
    />
  );
}
