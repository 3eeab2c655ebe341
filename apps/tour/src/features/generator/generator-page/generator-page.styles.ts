import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Page = styled.div`
  box-sizing: border-box;
  width: min(1360px, 100%);
  margin: 0 auto;
  padding: var(--ph-space-5);

  h1 {
    margin: 0;
    font-size: var(--ph-text-page);
    font-weight: 650;
    line-height: 1.25;
    letter-spacing: -0.02em;
  }

  ${below('tablet')} {
    padding: var(--ph-space-4);
  }
`

export const Intro = styled.p`
  margin: var(--ph-space-1) 0 var(--ph-space-5);
  color: var(--ph-color-muted);
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(320px, 420px) minmax(0, 1fr);
  gap: var(--ph-space-6);
  align-items: start;

  ${below('laptop')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The preview and the link, which stay in view while the form scrolls. */
export const Result = styled.div`
  grid-area: 1 / 2 / span 2;
  position: sticky;
  top: var(--ph-space-4);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-5);

  ${below('laptop')} {
    grid-area: auto;
    position: static;
  }
`
