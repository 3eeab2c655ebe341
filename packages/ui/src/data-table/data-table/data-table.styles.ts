import { styled } from 'styled-components'

/** The surface of a table. */
export const Root = styled.div`
  min-width: 0;
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  background: var(--ph-color-surface);
  /* Unlike overflow: hidden, clip lets the headings stick to the page. */
  overflow: clip;
`
