import { ellipsis, focusRing, visuallyHidden } from '@org/ui/theme'
import { styled } from 'styled-components'

/**
 * Kinds of bars, depending on whose banner they show, if any. They differ in outline as well as in
 * color.
 */
export type BarKind = 'own' | 'global' | 'covered' | 'none'

const looks: Record<BarKind, string> = {
  own: `
    border: 1px solid var(--ph-color-accent);
    border-left-width: 3px;
    background: var(--ph-color-accent-soft);
    color: var(--ph-color-text);
  `,
  global: `
    border: 1px solid var(--ph-color-border-strong);
    background: var(--ph-color-canvas);
    color: var(--ph-color-muted);
  `,
  covered: `
    border: 1px solid var(--ph-color-border-strong);
    background: var(--ph-color-surface);
    color: var(--ph-color-muted);
    text-decoration: line-through;
  `,
  none: `
    border: 1px dashed var(--ph-color-border-strong);
    background: var(--ph-color-surface);
    color: var(--ph-color-muted);
  `,
}

export const Bar = styled.span<{ $kind: BarKind }>`
  display: flex;
  align-items: center;
  gap: var(--ph-space-2);
  box-sizing: border-box;
  width: 100%;
  height: 100%;
  padding: 0 6px;
  overflow: hidden;
  border-radius: var(--ph-radius-control);
  container-type: inline-size;
  font: inherit;
  font-size: var(--ph-text-small);
  text-align: left;
  ${(props) => looks[props.$kind]}

  img {
    flex: none;
    max-width: 60%;
    max-height: 34px;
    border-radius: 3px;
  }

  /* In a narrow bar the image says more than the beginning of a name. */
  @container (max-width: 140px) {
    img {
      max-width: 100%;
    }
    img + span {
      display: none;
    }
  }
  @container (max-width: 48px) {
    span {
      display: none;
    }
  }

  svg {
    flex: none;
  }

  span {
    min-width: 0;
    ${ellipsis}
  }
`

export const BarButton = styled(Bar).attrs({ as: 'button', type: 'button' })`
  cursor: pointer;

  &:hover {
    border-color: var(--ph-color-accent);
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`

export const Spoken = styled.span`
  ${visuallyHidden}
`

export const Swatch = styled(Bar)`
  flex: none;
  justify-content: center;
  width: 28px;
  height: 16px;
`
