import { styled } from 'styled-components'

/** Fills the rest of the window, so that the page itself need not scroll. */
export const Screen = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
`

export const Problem = styled.div`
  flex: none;
  padding: var(--ph-space-3) var(--ph-space-4);
`

/** The editor scrolls internally and never makes the page longer. */
export const Room = styled.div`
  contain: size;
  flex: 1;
  min-height: 420px;
`
