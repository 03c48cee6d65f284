import { styled } from 'styled-components';

import { Skeleton } from '../../ui/Skeleton';
import { color, space } from '../../ui/theme';

const Placeholder = styled(Skeleton)`
  height: 64px;
  margin-bottom: ${space(2)};
`;

const Text = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.inkSoft};
`;

/** Placeholder for loading lines, with a text that says what is being done. */
export function LinesSkeleton({ text }: { text: string }) {
  return (
    <div>
      <Text role="status">{text}</Text>
      {Array.from({ length: 5 }, (_, index) => (
        <Placeholder as="div" key={index} />
      ))}
    </div>
  );
}
