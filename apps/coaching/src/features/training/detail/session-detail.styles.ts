import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Hero = styled.div`
  display: grid;
  grid-template-columns: minmax(120px, 240px) minmax(0, 1fr);
  align-items: center;
  gap: var(--ph-space-6);

  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ph-space-4);
  }
`

/**
 * On a phone the poster is as wide as the page, or narrower if needed to leave room for the title
 * and the button.
 */
export const Cover = styled.div`
  ${below('tablet')} {
    width: min(100%, 28vh);
    margin: 0 auto;
  }
`

export const Title = styled.div`
  display: grid;
  gap: var(--ph-space-4);
  min-width: 0;

  > h1 {
    font-size: clamp(32px, 5vw, 48px);
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  > p {
    max-width: 60ch;
    color: var(--ph-color-muted);
    font-size: var(--ph-text-lead);
  }
`

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding: 2px var(--ph-space-3);
    color: var(--ph-color-muted);
    background: var(--ph-color-hover);
    border-radius: var(--ph-radius-pill);
    font-variant-numeric: tabular-nums;
  }
`

export const Launch = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-3);

  > button {
    min-height: 52px;
    font-size: var(--ph-text-lead);
  }

  > button:first-child {
    min-width: 220px;
  }

  ${below('tablet')} {
    > button {
      width: 100%;
    }
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: var(--ph-space-5);

  &[data-single] {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below('laptop')} {
    grid-template-columns: minmax(0, 1fr);
  }
`
