import { focusRing } from '@org/ui/theme'
import { styled } from 'styled-components'

export const GuideBox = styled.section`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: start;
  gap: var(--ph-space-3);
  padding: var(--ph-space-4);
  overflow-y: auto;
  color: var(--ph-color-text);
  background: var(--ph-color-surface);
  font-size: clamp(16px, 2.4vmin, 24px);
  line-height: 1.4;
  overflow-wrap: anywhere;
  touch-action: pan-y;
  user-select: text;
  -webkit-user-select: text;

  > p {
    white-space: pre-line;
  }
  &:focus-visible {
    ${focusRing}
  }
`
