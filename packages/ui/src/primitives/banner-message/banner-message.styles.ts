import { styled } from 'styled-components'
import type { Tone } from './banner-message.tsx'

const colors: Record<Tone, string> = {
  info: 'accent',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
}

export const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: flex-start;
  gap: var(--ph-space-3);
  padding: var(--ph-space-3) var(--ph-space-4);
  border: 1px solid transparent;
  border-radius: var(--ph-radius-card);
  background: var(--ph-color-${(props) => colors[props.$tone]}-soft);

  > svg {
    flex: none;
    margin-top: 2px;
    color: var(--ph-color-${(props) => colors[props.$tone]});
  }
`

export const Texts = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  strong {
    font-weight: var(--ph-weight-strong);
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-2);
  margin-top: var(--ph-space-3);
`
