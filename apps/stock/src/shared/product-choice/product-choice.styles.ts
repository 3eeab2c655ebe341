import { styled } from 'styled-components'

export const AssociateBox = styled.fieldset`
  display: flex;
  min-width: 0;
  padding: 0;
  border: 0;
  flex-wrap: wrap;
  gap: var(--ph-space-3);
  margin: var(--ph-space-2) 0 0;

  > :not(button) {
    flex-basis: 100%;
    margin: 0;
  }
`
