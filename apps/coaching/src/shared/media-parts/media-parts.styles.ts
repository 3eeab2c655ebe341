import { styled } from 'styled-components'

/**
 * Layout of two pictures: side by side if there is room, because each is as tall as a phone screen.
 */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(190px, 100%), 1fr));
  align-items: start;
  gap: var(--ph-space-5);

  > * {
    max-width: 320px;
  }
`
