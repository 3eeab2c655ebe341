import { styled } from 'styled-components'

export const Message = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 6px;
  color: var(--ph-color-danger);
  font-size: var(--ph-text-small);
  line-height: 20px;

  svg {
    margin-top: 2px;
  }
`

export const Hint = styled.span`
  grid-column: 2;
  color: var(--ph-color-muted);
`
