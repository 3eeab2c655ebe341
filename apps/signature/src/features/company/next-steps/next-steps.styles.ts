import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--ph-space-4);
  margin: var(--ph-space-4) 0 0;
  padding: 0;
  list-style: none;

  p {
    margin: var(--ph-space-1) 0 0;
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }

  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Saved = styled.p`
  margin: 0;
`
