import { styled } from 'styled-components'

export const AddSession = styled.div`
  max-width: 400px;
  margin-top: var(--ph-space-4);
`
