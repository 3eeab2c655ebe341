import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { styled } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'

export const Group = styled(ToggleButtonGroup)`
  display: inline-flex;
  gap: 2px;
  padding: 2px;
  border: 1px solid var(--ph-color-border);
  border-radius: calc(var(--ph-radius-control) + 2px);
  background: var(--ph-color-canvas);
`

export const Segment = styled(ToggleButton)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: calc(var(--ph-size-control) - 6px);
  padding: 0 var(--ph-space-3);
  border: 1px solid transparent;
  border-radius: var(--ph-radius-control);
  background: transparent;
  color: var(--ph-color-muted);
  font-weight: var(--ph-weight-medium);
  cursor: pointer;

  &[data-hovered] {
    color: var(--ph-color-text);
  }
  &[data-selected] {
    border-color: var(--ph-color-border-strong);
    background: var(--ph-color-surface);
    color: var(--ph-color-text);
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled] {
    color: var(--ph-color-faint);
    cursor: not-allowed;
  }
`
