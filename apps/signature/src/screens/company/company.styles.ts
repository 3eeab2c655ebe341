import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Sections = styled.div`
  display: grid;
  grid-template-columns: 282px minmax(0, 1fr);
  align-items: start;
  gap: var(--ph-space-5);

  ${below('laptop')} {
    grid-template-columns: minmax(0, 1fr);
  }
`
