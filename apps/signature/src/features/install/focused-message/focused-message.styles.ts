import { styled } from 'styled-components'

/** Leaves space above and below, so that a message scrolled into view does not touch the edge. */
export const Box = styled.div`
  border-radius: var(--ph-radius-dialog);
  scroll-margin: var(--ph-space-5);
`
