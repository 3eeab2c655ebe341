import { styled } from 'styled-components'

export const Message = styled.div`
  display: flex;
  align-items: center;
  margin: var(--ph-space-1) 0 0;
  color: var(--ph-color-danger);
  font-size: var(--ph-text-small);

  /* Aligns the icon with the text of other fields, without adding height. */
  > button {
    margin: -4px 0 -4px -6px;
  }
`
