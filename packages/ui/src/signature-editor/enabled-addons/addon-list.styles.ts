import { styled } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'

/** Button that opens an addon's settings. Fills the row, so that the whole row is clickable. */
export const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: var(--ph-space-2);
  width: 100%;
  min-height: var(--ph-size-control);
  padding: 0 var(--ph-space-2);
  border: 0;
  border-radius: var(--ph-radius-control);
  background: none;
  font-weight: var(--ph-weight-medium);
  text-align: left;
  cursor: pointer;

  &:hover {
    background: var(--ph-color-hover);
  }
  &:focus-visible {
    ${focusRing}
  }
  &[aria-expanded='true'] {
    color: var(--ph-color-accent);
  }

  svg {
    flex: none;
    transition: transform var(--ph-motion-fast) var(--ph-motion-ease);
  }
  &[aria-expanded='true'] svg {
    transform: rotate(90deg);
  }
`

/** An addon's settings, below its row and a dividing line. */
export const Settings = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--ph-space-4);
  margin: var(--ph-space-2) calc(-1 * var(--ph-space-1)) 0;
  padding: var(--ph-space-4) var(--ph-space-4) var(--ph-space-2);
  border-top: 1px solid var(--ph-color-border);
`
