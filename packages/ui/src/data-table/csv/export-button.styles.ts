import { styled } from 'styled-components'

export const Failure = styled.span`
  align-self: center;
  color: var(--ph-color-danger);
  font-size: var(--ph-text-small);
`
