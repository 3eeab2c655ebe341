import { styled } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'

export const SourceTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ph-space-2);
  margin-bottom: var(--ph-space-3);
  color: var(--ph-color-muted);
`

export const Source = styled.section`
  max-height: 56vh;
  margin: 0;
  padding: var(--ph-space-3);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-control);
  background: var(--ph-color-canvas);
  font-family: var(--ph-font-mono);
  font-size: var(--ph-text-small);
  line-height: 1.6;
  white-space: pre-wrap;
  overflow: auto;
  overflow-wrap: anywhere;

  &:focus-visible {
    ${focusRing}
  }
`

/** Tags are dimmed, so that the text stands out. */
export const Markup = styled.span`
  color: var(--ph-color-faint);
`
