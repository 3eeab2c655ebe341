import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Frame = styled.iframe`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  margin-top: var(--ph-space-3);
  border: 0;
  border-top: 1px solid var(--ph-color-border);

  ${below('tablet')} {
    aspect-ratio: 4 / 5;
  }
`
