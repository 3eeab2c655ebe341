import { styled } from 'styled-components'

export const Content = styled.div`
  display: grid;
  gap: var(--ph-space-4);

  > p {
    margin: 0;
  }
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-2);
`
