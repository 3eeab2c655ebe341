import { styled } from 'styled-components'
import { below } from '../../../theme/media.ts'

/**
 * Side in pixels of the square container (specification 2, section 9); smaller on small screens.
 */
const containerSide = 600

/** The dialog's height without the container: title, aspect ratios, buttons and spacing. */
const otherHeight = 250

export const Workplace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(180px, 1fr);
  gap: var(--ph-space-3) var(--ph-space-5);

  > [role='radiogroup'] {
    grid-column: 1 / -1;
    justify-self: start;
    max-width: 100%;
  }
  ${below('laptop')} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }
`

export const Container = styled.div`
  position: relative;
  width: min(${containerSide}px, 100%, max(240px, 100dvh - ${otherHeight}px));
  min-width: min(100%, 240px);
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--ph-radius-control);
  background: repeating-conic-gradient(var(--ph-color-hover) 0 25%, var(--ph-color-canvas) 0 50%) 0
    0 / 24px 24px;

  [data-testid='cropper']:focus-visible {
    outline: 2px solid var(--ph-color-accent);
    outline-offset: -2px;
  }
`

export const Processing = styled.div`
  position: absolute;
  inset: 0;
  z-index: 2;
  display: grid;
  place-items: center;
  background: var(--ph-color-overlay);
  color: #ffffff;
`

export const Stage = styled.div`
  position: relative;
  display: grid;
  width: ${containerSide}px;
  max-width: 100%;
  justify-items: center;
`

export const Corners = styled.div`
  position: absolute;
  inset: 0;
  margin: auto;
  pointer-events: none;
`

const sides = { n: 'top', s: 'bottom', w: 'left', e: 'right' } as const

const sideOf = (letter: string | undefined) => sides[letter as keyof typeof sides]

/** A hit area of 24 px around a visible corner of 14 px. */
export const Corner = styled.div<{ $corner: 'nw' | 'ne' | 'sw' | 'se' }>`
  position: absolute;
  ${(props) => sideOf(props.$corner[0])}: 0;
  ${(props) => sideOf(props.$corner[1])}: 0;
  width: 24px;
  height: 24px;
  cursor: ${(props) => props.$corner}-resize;
  pointer-events: auto;
  touch-action: none;

  &::before {
    content: '';
    position: absolute;
    ${(props) => sideOf(props.$corner[0])}: 0;
    ${(props) => sideOf(props.$corner[1])}: 0;
    width: 14px;
    height: 14px;
    border: 0 solid #ffffff;
    border-${(props) => sideOf(props.$corner[0])}-width: 3px;
    border-${(props) => sideOf(props.$corner[1])}-width: 3px;
    filter: drop-shadow(0 0 1px #000000);
  }
`

export const Controls = styled.div`
  display: grid;
  align-content: start;
  gap: var(--ph-space-4);
  width: 100%;
  min-width: 0;

  > button {
    justify-self: start;
  }
`

export const Turns = styled.div`
  display: flex;
  gap: var(--ph-space-2);
`
