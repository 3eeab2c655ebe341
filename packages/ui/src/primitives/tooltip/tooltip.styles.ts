import { Tooltip as AriaTooltip } from 'react-aria-components/Tooltip'
import { styled } from 'styled-components'

export const Bubble = styled(AriaTooltip)`
  max-width: 280px;
  padding: 4px 8px;
  border-radius: var(--ph-radius-control);
  background: var(--ph-color-text);
  color: var(--ph-color-canvas);
  box-shadow: var(--ph-shadow-float);
  font-family: var(--ph-font-sans);
  font-size: var(--ph-text-small);
  line-height: 1.4;
  pointer-events: none;
  transition: opacity var(--ph-motion-fast) var(--ph-motion-ease);

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`
