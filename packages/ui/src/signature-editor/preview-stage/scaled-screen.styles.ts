import { styled } from 'styled-components'

/** Width in pixels of a message on a desktop. */
export const desktopWidth = 760

export const Device = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  width: 100%;
  min-width: 0;
  min-height: 0;

  &[data-width='phone'] {
    max-width: 390px;
    margin: 0 auto;
  }
  &[data-scaled] {
    flex: none;
    overflow: hidden;
  }
`

export const Screen = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  /* As high as the message, and not interactive: its controls are too small to press. */
  [data-scaled] > & {
    flex: none;
    width: ${desktopWidth}px;
    transform-origin: 0 0;
    pointer-events: none;
    --mail-rows: flex;
    --mail-draft: block;
  }
`
