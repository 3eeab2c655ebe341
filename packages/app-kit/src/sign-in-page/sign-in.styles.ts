import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Place = styled.div`
  flex: 1;
  display: grid;
  place-items: center;
  padding: var(--ph-space-5) var(--ph-space-4) var(--ph-space-7);
`

export const Sheet = styled.div`
  width: min(420px, 100%);
  box-sizing: border-box;
  padding: var(--ph-space-6);
  background: var(--ph-color-surface);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);

  ${below('tablet')} {
    padding: var(--ph-space-5) var(--ph-space-4);
  }
`

export const Step = styled.div`
  display: grid;
  gap: var(--ph-space-4);

  h3 {
    margin: 0;
    font-size: var(--ph-text-body);
  }

  h1 {
    margin: 0;
    font-size: var(--ph-text-section);
    line-height: 1.25;
    text-wrap: balance;
  }

  p {
    margin: calc(-1 * var(--ph-space-2)) 0 0;
    color: var(--ph-color-muted);
    overflow-wrap: anywhere;
  }
`

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  margin: 0 calc(-1 * var(--ph-space-2));
`
