import { styled } from 'styled-components'

/** Width in pixels of a message on a desktop: as wide as one is comfortably written. */
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

  /* A picture of a desktop: as high as the message, and nothing in it is large enough to press. */
  [data-scaled] > & {
    flex: none;
    width: ${desktopWidth}px;
    transform-origin: 0 0;
    pointer-events: none;
    --mail-rows: flex;
    --mail-draft: block;
  }
`
