import { styled } from 'styled-components'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
  gap: var(--ph-space-4);
  margin: var(--ph-space-4) 0;
`

export const Advice = styled.section<{ $tone: 'success' | 'danger' }>`
  padding: var(--ph-space-4);
  border: 1px solid var(--ph-color-border);
  border-top: 3px solid var(--ph-color-${({ $tone }) => $tone});
  border-radius: var(--ph-radius-card);

  ul {
    margin: var(--ph-space-2) 0 0;
    padding-left: var(--ph-space-4);
  }
`

/** Scrolls content that is wider than a phone's screen. */
export const Scrolling = styled.div`
  overflow-x: auto;
`
