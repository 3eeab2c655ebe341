import { styled } from 'styled-components'

export const Root = styled.div.attrs({ role: 'group' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-2);
  min-width: 0;
`

export const Name = styled.span`
  font-size: var(--ph-text-small);
  font-weight: var(--ph-weight-medium);
  line-height: 20px;
`

/**
 * The whole video: as wide as possible, but not so tall that the frame would not fit on the screen.
 */
export const Stage = styled.div<{ $ratio: number }>`
  position: relative;
  width: min(100%, ${(props) => 60 * props.$ratio}dvh);
  aspect-ratio: ${(props) => props.$ratio};
  overflow: hidden;
  border-radius: var(--ph-radius-control);
  background: #000000;

  > video {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: fill;
  }
`

/** The frame. Its shadow darkens the parts of the video outside it. */
export const Frame = styled.div.attrs({ role: 'application', tabIndex: 0 })`
  position: absolute;
  box-shadow: 0 0 0 9999px rgb(0 0 0 / 60%);
  outline: 2px solid #ffffff;
  outline-offset: -2px;
  cursor: move;
  touch-action: none;

  &:focus-visible {
    outline: 3px solid var(--ph-color-accent);
    outline-offset: -3px;
  }
`

const sides = { n: 'top', s: 'bottom', w: 'left', e: 'right' } as const

const sideOf = (letter: string | undefined) => sides[letter as keyof typeof sides]

/** A hit area of 32 px around a visible corner of 16 px. */
export const Handle = styled.div<{ $corner: 'nw' | 'ne' | 'sw' | 'se' }>`
  position: absolute;
  ${(props) => sideOf(props.$corner[0])}: 0;
  ${(props) => sideOf(props.$corner[1])}: 0;
  width: min(32px, 50%);
  height: min(32px, 50%);
  cursor: ${(props) => props.$corner}-resize;
  touch-action: none;

  &::before {
    content: '';
    position: absolute;
    ${(props) => sideOf(props.$corner[0])}: 0;
    ${(props) => sideOf(props.$corner[1])}: 0;
    width: 16px;
    height: 16px;
    border: 0 solid #ffffff;
    border-${(props) => sideOf(props.$corner[0])}-width: 5px;
    border-${(props) => sideOf(props.$corner[1])}-width: 5px;
    filter: drop-shadow(0 0 1px #000000);
  }
`

export const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ph-space-2) var(--ph-space-4);
`

export const Place = styled.output`
  font-size: var(--ph-text-small);
  font-variant-numeric: tabular-nums;
`

export const Help = styled.p`
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`
