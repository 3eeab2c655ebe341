import { styled } from 'styled-components'

export const SaveReason = styled.output`
  display: block;
  margin: calc(-1 * var(--ph-space-3)) 0 0;
  color: var(--ph-color-muted);
  text-align: right;

  &:empty {
    display: none;
  }
`
