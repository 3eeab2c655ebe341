import { styled } from 'styled-components'

export const Content = styled.div`
  display: grid;
  gap: var(--ph-space-4);
  min-height: 320px;
  align-content: start;
`

/** The progress or the error of an import, which stays visible while the videos scroll. */
export const Outcome = styled.div`
  position: sticky;
  bottom: 0;
  padding: var(--ph-space-3);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-control);
  background: var(--ph-color-raised);
  box-shadow: var(--ph-shadow-float);
`
