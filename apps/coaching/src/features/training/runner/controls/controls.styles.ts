import { focusRing } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Row = styled.fieldset`
  grid-area: controls;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: clamp(12px, 4vw, 32px);

  @media (min-aspect-ratio: 1 / 1) {
    justify-content: start;
  }
  @media (max-height: 480px), (max-width: 360px) {
    gap: 12px;
  }
`

/** A round button, large enough to hit while out of breath. */
export const RoundButton = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: var(--ph-space-3);
  width: 64px;
  height: 64px;
  padding: 0;
  color: var(--ph-color-text);
  background: var(--ph-color-surface);
  border: 0;
  border-radius: var(--ph-radius-pill);
  font-size: var(--ph-text-section);
  font-weight: 500;
  cursor: pointer;
  touch-action: manipulation;

  &[data-main] {
    width: auto;
    min-width: 112px;
    padding: 0 var(--ph-space-6);
    color: #000;
    background: var(--ph-color-text);
  }
  &[data-small] {
    width: 48px;
    height: 48px;
  }
  svg {
    fill: currentColor;
  }
  &[data-small] svg,
  .lucide-check {
    fill: none;
  }
  &:focus-visible {
    ${focusRing}
  }

  @media (max-height: 480px), (max-width: 360px) {
    width: 52px;
    height: 52px;
    font-size: var(--ph-text-lead);

    &[data-main] {
      min-width: 84px;
      padding: 0 var(--ph-space-4);
    }
  }
`
