import { styled } from 'styled-components'

export const Entry = styled.div<{ $align: 'start' | 'center' }>`
  display: flex;
  justify-content: ${({ $align }) => $align};

  button {
    color: var(--ph-color-muted);
    font-weight: 400;
  }
`
