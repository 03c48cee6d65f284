import { styled } from 'styled-components';

/** Keeps the room of what is not known to be shown yet; nobody sees, hears or reaches it. */
export const Room = styled.div`
  display: contents;
  visibility: hidden;
`;
