import { below, focusRing, visuallyHidden } from '@org/ui/theme'
import { styled } from 'styled-components'

export const List = styled.ol`
  display: flex;
  justify-content: center;
  gap: var(--ph-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  ${below('tablet')} {
    justify-content: space-between;
  }
`

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1px solid var(--ph-color-border-control);
  border-radius: 50%;
  font-size: var(--ph-text-small);
  font-variant-numeric: tabular-nums;

  &[data-done] {
    color: var(--ph-color-accent);
    border-color: var(--ph-color-accent);
  }
`

export const Name = styled.span`
  white-space: nowrap;
`

export const StepButton = styled.button`
  display: flex;
  align-items: center;
  gap: var(--ph-space-2);
  min-height: 36px;
  padding: 0 var(--ph-space-3);
  color: var(--ph-color-muted);
  font: inherit;
  font-weight: 500;
  background: none;
  border: 0;
  border-radius: var(--ph-radius-control);
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: 44px;
  }

  &:hover {
    background: var(--ph-color-hover);
  }

  &:focus-visible {
    ${focusRing}
  }

  &[aria-current] {
    color: var(--ph-color-text);
  }

  &[aria-current] ${Mark} {
    color: var(--ph-color-on-accent);
    background: var(--ph-color-accent);
    border-color: var(--ph-color-accent);
  }

  ${below('laptop')} {
    padding: 0 var(--ph-space-2);

    &:not([aria-current]) ${Name} {
      ${visuallyHidden}
    }
  }
`
