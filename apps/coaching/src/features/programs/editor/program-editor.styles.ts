import { styled } from 'styled-components'

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--ph-space-4);

  > :first-child {
    width: 100%;
  }
`

export const FieldLabel = styled.div`
  margin-bottom: var(--ph-space-1);
  font-size: var(--ph-text-small);
  font-weight: 500;
`

export const AddSession = styled.div`
  max-width: 400px;
  margin-top: var(--ph-space-4);
`
