import { styled } from 'styled-components';

import { color, space } from '../../ui/theme';

const Box = styled.div`
  p {
    margin-bottom: ${space(3)};
    color: ${color.inkSoft};
  }

  .skeleton {
    height: 64px;
    margin-bottom: ${space(2)};
  }
`;

/** Lines that are on their way, with a word on what is being done. */
export function LinesSkeleton({ words }: { words: string }) {
  return (
    <Box>
      <p role="status">{words}</p>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="skeleton" />
      ))}
    </Box>
  );
}
