import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 200px;
  gap: var(--ph-space-5);
  align-items: start;

  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-4);
  justify-items: start;

  > * {
    max-width: 100%;
  }

  > div {
    width: 100%;
  }
`

export const Code = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ph-space-2);
`

export const Empty = styled.p`
  margin: 0;
  color: var(--ph-color-muted);
`
