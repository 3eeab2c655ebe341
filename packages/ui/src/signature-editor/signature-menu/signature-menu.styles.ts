import { styled } from 'styled-components'

/** Overlay below the bar with the outcome of an export. */
export const Confirmation = styled.div`
  position: absolute;
  z-index: 2;
  top: calc(100% + var(--ph-space-2));
  right: var(--ph-space-4);
  max-width: min(420px, calc(100% - 2 * var(--ph-space-4)));
  padding: var(--ph-space-3) var(--ph-space-4);
  border-radius: var(--ph-radius-card);
  background: var(--ph-color-success-soft);
  color: var(--ph-color-success);
  box-shadow: var(--ph-shadow-float);

  &[data-status='failed'] {
    background: var(--ph-color-danger-soft);
    color: var(--ph-color-danger);
  }
  &:empty {
    display: none;
  }
`
