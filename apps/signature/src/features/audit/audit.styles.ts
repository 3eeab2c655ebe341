import { styled } from 'styled-components'
export const Lines = styled.span`
  display: grid;
  gap: 2px;
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
