import { styled } from 'styled-components'

/** Always white, as in a mail client, regardless of the page's color scheme. */
export const Paper = styled.div`
  margin-top: var(--ph-space-1);
  padding: var(--ph-space-2) var(--ph-space-3);
  background: #ffffff;
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-control);
`
