import { styled } from 'styled-components'
export const Lines = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`

/** Text that does not wrap. */
export const NoWrap = styled.span`
  white-space: nowrap;
`

export const Explanation = styled.p`
  margin: 0;
  max-width: 70ch;
  color: var(--ph-color-muted);
`
