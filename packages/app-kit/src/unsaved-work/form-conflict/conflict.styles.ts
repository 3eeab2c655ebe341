import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Comparison = styled.div`
  margin-top: var(--ph-space-3);
`

export const Sides = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ph-space-3);
  margin: var(--ph-space-1) 0 0;

  /* Side by side, two signatures would be too small to read. */
  &:has(iframe) {
    ${below('tablet')} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const Side = styled.div`
  dt {
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
