import { below } from '@org/ui/theme'
import { css, styled } from 'styled-components'

/**
 * The size of the preview and of its placeholder, so that nothing moves when the preview appears.
 */
const area = css`
  width: 100%;
  aspect-ratio: 16 / 9;
  margin-top: var(--ph-space-3);
  border: 0;
  border-top: 1px solid var(--ph-color-border);

  ${below('tablet')} {
    aspect-ratio: 4 / 5;
  }
`

export const Frame = styled.iframe`
  display: block;
  ${area}
`

export const Placeholder = styled.div`
  display: grid;
  place-items: center;
  ${area}
`
