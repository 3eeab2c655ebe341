import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/mixins.ts'

export const Root = styled.div.attrs({ role: 'progressbar' })`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px var(--ph-space-3);
  font-size: var(--ph-text-small);
`

export const Name = styled.span<{ $isHidden: boolean }>`
  ${(props) => (props.$isHidden ? visuallyHidden : '')}
`

export const Track = styled.div`
  grid-column: 1 / -1;
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: var(--ph-color-border);
`

export const Fill = styled.div<{ $isDone: boolean }>`
  height: 100%;
  border-radius: inherit;
  background: ${(props) => (props.$isDone ? 'var(--ph-color-success)' : 'var(--ph-color-accent)')};
  transition: width var(--ph-motion-normal) var(--ph-motion-ease);
`

export const Value = styled.span`
  grid-column: 2;
  color: var(--ph-color-muted);
  font-variant-numeric: tabular-nums;
`
