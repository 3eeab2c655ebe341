import { styled } from 'styled-components'

export const Resumed = styled.div`
  margin-bottom: var(--ph-space-4);
`
