import { styled } from 'styled-components'

export const Welcome = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ph-space-4);

  > p {
    margin: 0;
    font-size: var(--ph-text-lead);
  }
`
